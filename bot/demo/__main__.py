"""``python -m bot.demo`` serves the simulated Discord alone, for any bot."""

from __future__ import annotations

import argparse
import asyncio
import contextlib

from bot.ground.loop import run

from .server import serve


async def _run(host: str, port: int) -> None:
    async with serve(host, port) as demo:
        print(f"page     {demo.url}")
        print(f"API      {demo.api_base}")
        print(f"gateway  {demo.gateway_url}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Serve the simulated Discord until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m bot.demo", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8098)
    chosen = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        run(_run(chosen.host, chosen.port))


if __name__ == "__main__":
    main()
