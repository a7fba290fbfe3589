// One message of the conversation.

import { avatar, eye, h } from "./dom.js";
import { components } from "./components.js";
import { markdown } from "./markdown.js";
import { attachments, embed } from "./media.js";
import { store } from "./store.js";
import { clock } from "./time.js";

const TOGETHER = 7 * 60 * 1000;

const follows = (message, before) =>
  before &&
  !message.used &&
  !message.reply &&
  before.author.id === message.author.id &&
  before.ephemeral === message.ephemeral &&
  Date.parse(message.time) - Date.parse(before.time) < TOGETHER;

export function renderMessage(message, before) {
  const grouped = follows(message, before);
  const pinged = message.pings.includes(store.me.id);
  const classes = ["message", grouped && "grouped", message.ephemeral && "ephemeral", pinged && "pinged"];
  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-key": message.id,
      "data-id": message.id,
      tabindex: "-1",
    },
    message.used && usedLine(message.used),
    message.reply && replyLine(message.reply),
    grouped
      ? h("span", { class: "side-time", "data-key": "side" }, clock(message.time))
      : avatar(message.author.name, message.author.bot),
    h(
      "div",
      { class: "body", "data-key": "body" },
      !grouped && head(message),
      content(message),
      foot(message),
    ),
  );
}

const usedLine = (used) =>
  h(
    "div",
    { class: "above", "data-key": "used" },
    h("span", { class: "spine", "aria-hidden": "true" }),
    h("b", {}, used.name),
    " used ",
    h("span", { class: "mention" }, `/${used.command}`),
  );

const replyLine = (reply) =>
  h(
    "div",
    { class: "above", "data-key": "reply" },
    h("span", { class: "spine", "aria-hidden": "true" }),
    h("b", {}, `@${reply.name}`),
    " ",
    h("span", {}, reply.content),
  );

const head = (message) =>
  h(
    "div",
    { class: "head", "data-key": "head" },
    h("b", { class: "author" }, message.author.name),
    message.author.bot && h("span", { class: "tag" }, "APP"),
    clock(message.time),
  );

function content(message) {
  if (message.thinking) {
    return h(
      "div",
      { class: "thinking", "data-key": "thinking" },
      dots(),
      ` ${message.author.name} is thinking…`,
    );
  }
  const edited = message.edited && h("span", { class: "edited" }, " (edited)");
  const words = message.content ? markdown(message.content) : [];
  const last = words.at(-1);
  const beside = edited && ["P", "SMALL"].includes(last?.nodeName);
  if (beside) last.append(edited);
  return [
    words.length > 0 && h("div", { class: "markup", "data-key": "content" }, words),
    attachments(message),
    message.embeds.map((data, n) => embed(data, message, n)),
    message.components.length > 0 &&
      h(
        "div",
        { class: message.layout ? "layout" : "rows", "data-key": "components" },
        components(message.components, message),
      ),
    edited && !beside && h("div", { class: "edited-line", "data-key": "edited" }, edited),
  ];
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function foot(message) {
  const failed = store.failed.get(message.id);
  return [
    failed && h("div", { class: "failed", role: "alert", "data-key": "failed" }, failed),
    message.ephemeral &&
      h(
        "div",
        { class: "private", "data-key": "private" },
        eye(),
        " Only you can see this · ",
        h("button", { type: "button", class: "as-link", "data-act": "dismiss" }, "Dismiss message"),
      ),
  ];
}
