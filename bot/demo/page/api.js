// Talking to the server: one live connection for what happens, one call for what I do.

import { receive, changed, store, user } from "./store.js";

const query = `user=${encodeURIComponent(user)}`;

export function listen() {
  const socket = new WebSocket(`ws${location.protocol.slice(4)}//${location.host}/live?${query}`);
  let refused = true;
  socket.addEventListener("open", () => {
    refused = false;
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", async () => {
    store.online = null;
    if (store.me) changed();
    if (refused && (await amStranger())) location.replace("/");
    else setTimeout(listen, 1000);
  });
}

/** Whether the demo runs again, with other people: it leads me elsewhere. */
async function amStranger() {
  try {
    return (await fetch(`/?${query}`, { redirect: "manual" })).type === "opaqueredirect";
  } catch {
    return false;
  }
}

export async function act(action) {
  try {
    const answer = await fetch(`/act?${query}`, {
      method: "POST",
      body: JSON.stringify(action),
      headers: { "Content-Type": "application/json" },
    });
    return answer.ok ? await answer.json() : { error: "The demo could not do this." };
  } catch {
    return { error: "The demo is not running." };
  }
}

/** The commands of a channel; null while the demo is not running. */
export async function commands(channel) {
  try {
    const answer = await fetch(`/commands?${query}&channel=${channel}`);
    return answer.ok ? await answer.json() : [];
  } catch {
    return null;
  }
}

export const local = (url) => url.replace(/^https?:\/\/[^/]+\/cdn\//, "/cdn/");
