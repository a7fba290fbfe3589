# Two stages: what builds stays behind. For what runs: a user without rights, one folder to write.
# Pinned, so that the same is built again; bot/commands/README.md says how to take a newer one.
# Of this Python .ci/run has run every test.
ARG BASE=python:3.11.16-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b
FROM ${BASE} AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY cardart cardart
COPY .ci/constraints.txt constraints.txt
# The variable holds for what builds the package too.
RUN python -m venv /opt/knave \
    && PIP_CONSTRAINT=constraints.txt /opt/knave/bin/pip install --no-cache-dir '.[encrypt,metrics,postgres]'

FROM ${BASE}
RUN groupadd --system --gid 10001 knave \
    && useradd --system --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin knave \
    && install -d -o 10001 -g 10001 -m 0700 /data
COPY --from=build /opt/knave /opt/knave
ENV PATH=/opt/knave/bin:$PATH KNAVE_DATABASE=/data/knave.db PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
# The bot says in a file how it is: Discord connected, the store writable, the loop in time.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["knave", "health"]
ENTRYPOINT ["knave"]
CMD ["run"]
