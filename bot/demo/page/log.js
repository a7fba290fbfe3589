// The conversation: kept at the bottom while the reader is there, changed in place.

import { h, morphChildren } from "./dom.js";
import { renderMessage } from "./message.js";
import { currentChannel, markSeen, messagesOf, store } from "./store.js";

const log = document.getElementById("log");
const list = document.getElementById("messages");
const jump = document.getElementById("jump");
let shown = null;
let atBottom = true;
let lastTop = 0;

/** Go to the newest message, and stay with those that come. */
export function toBottom() {
  atBottom = true;
  log.scrollTop = log.scrollHeight;
  lastTop = log.scrollTop;
}

export function renderLog() {
  const channel = currentChannel();
  if (!channel) return;
  if (shown !== channel.id) {
    list.replaceChildren();
    shown = channel.id;
    atBottom = true;
  }
  const focus = focused();
  const messages = messagesOf(channel.id);
  const fresh = h(
    "div",
    {},
    welcome(channel),
    messages.map((message, n) => renderMessage(message, messages[n - 1])),
  );
  morphChildren(list, fresh);
  restore(focus);
  if (atBottom) toBottom();
  if (document.visibilityState === "visible") markSeen(channel);
}

function welcome(channel) {
  const dm = channel.kind === "dm";
  return h(
    "div",
    { class: "welcome", "data-key": "welcome" },
    h("div", { class: "welcome-icon", "aria-hidden": "true" }, dm ? "♣" : "#"),
    h("h1", {}, dm ? channel.name : `Welcome to #${channel.name}!`),
    h(
      "p",
      {},
      dm
        ? `This is the beginning of your direct messages with ${channel.name}.`
        : `This is the start of the #${channel.name} channel. Type / to see what ${store.bot.name} can do.`,
    ),
  );
}

/** Remember where the keyboard is: a pressed button may be gone after an edit. */
function focused() {
  const element = document.activeElement;
  const message = element?.closest?.(".message");
  return message && { message: message.dataset.id, element };
}

function restore(focus) {
  if (!focus || focus.element.isConnected) return;
  const message = list.querySelector(`[data-id="${focus.message}"]`);
  const next =
    message?.querySelector("[data-act=press]:not(:disabled), [data-act=menu]:not(:disabled)") ?? message;
  next?.focus({ preventScroll: true });
}

log.addEventListener("scroll", () => {
  // A message that has grown since is no reason to stay behind: the reader leaves by going up.
  const near = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  atBottom = near || (atBottom && log.scrollTop >= lastTop);
  lastTop = log.scrollTop;
  jump.hidden = atBottom;
});
jump.addEventListener("click", () => {
  toBottom();
  log.focus();
});
new ResizeObserver(() => atBottom && toBottom()).observe(list);
new ResizeObserver(() => atBottom && toBottom()).observe(log);
