// Channels, direct messages, and who I am.

import { avatar, h, morphChildren } from "./dom.js";
import { currentChannel, isWaiting, locale, markSeen, store, unread, user } from "./store.js";

const sidebar = document.getElementById("sidebar");
const top = document.getElementById("top");

export function renderSidebar() {
  const texts = store.channels.filter((channel) => channel.kind === "text");
  const dms = store.channels.filter((channel) => channel.kind === "dm");
  const fresh = h(
    "nav",
    {},
    h("div", { class: "guild", "data-key": "guild" }, store.guild.name),
    h(
      "div",
      { class: "groups", "data-key": "groups" },
      group(
        "Direct Messages",
        dms.map((channel) => entry(channel)),
      ),
      group(
        "Text Channels",
        texts.map((channel) => [entry(channel), threads(channel)]),
      ),
    ),
    h(
      "div",
      { class: "me", "data-key": "me" },
      avatar(store.me.name),
      h("div", {}, h("b", {}, store.me.name), h("small", {}, `speaks ${languageName()}`)),
    ),
  );
  morphChildren(sidebar, fresh);
}

const languageName = () => new Intl.DisplayNames(["en"], { type: "language" }).of(locale());

const group = (title, entries) =>
  h("section", { "data-key": title }, h("h2", {}, title), h("ul", {}, entries));

const threads = (parent) =>
  store.channels.filter((channel) => channel.parent === parent.id).map((channel) => entry(channel));

function entry(channel) {
  const here = channel.id === store.current;
  const { count, pings } = here ? { count: 0, pings: 0 } : unread(channel);
  const red = channel.kind === "dm" ? count : pings;
  const classes = ["channel", channel.kind, here && "here", count > 0 && "unread"].filter(Boolean).join(" ");
  const icon =
    channel.kind === "dm"
      ? avatar(channel.name, true)
      : h("span", { class: "hash", "aria-hidden": "true" }, channel.kind === "thread" ? "⤷" : "#");
  return h(
    "li",
    { "data-key": channel.id },
    h(
      "button",
      {
        type: "button",
        class: classes,
        "data-act": "open",
        "data-channel": channel.id,
        "aria-current": here ? "page" : null,
      },
      icon,
      h("span", { class: "name" }, channel.name),
      count > 0 &&
        h(
          "span",
          { class: red ? "badge red" : "badge", "aria-label": `${count} unread` },
          String(red || count),
        ),
    ),
  );
}

export function renderTop() {
  const channel = currentChannel();
  if (!channel) return;
  const total = store.channels
    .filter((c) => c.id !== channel.id)
    .reduce((sum, c) => sum + unread(c).count, 0);
  const fresh = h(
    "header",
    {},
    h(
      "button",
      {
        type: "button",
        class: "drawer",
        "data-act": "drawer",
        "data-key": "drawer",
        "aria-label": total ? `Channels, ${total} unread` : "Channels",
        "aria-expanded": String(document.body.classList.contains("drawn")),
      },
      "☰",
      total > 0 && h("span", { class: "badge red" }, String(total)),
    ),
    h(
      "h1",
      { "data-key": "title" },
      h("span", { class: "hash", "aria-hidden": "true" }, channel.kind === "dm" ? "@" : "#"),
      channel.name,
    ),
    status(),
    h(
      "div",
      { class: "people", role: "group", "aria-label": "Play as", "data-key": "people" },
      store.people.map(chip),
    ),
  );
  morphChildren(top, fresh);
  document.title = `${total ? `(${total}) ` : ""}${channel.kind === "dm" ? "@" : "#"}${channel.name} · ${user}`;
}

function status() {
  const text = { true: "", false: `${store.bot.name} is offline`, null: "Reconnecting…" }[store.online];
  return h("span", { class: "status", role: "status", "data-key": "status" }, text);
}

function chip(person) {
  const here = person.name === user;
  const waits = !here && isWaiting(person.name);
  const label = `Play as ${person.name}${waits ? " (news)" : ""}`;
  return h(
    "a",
    {
      class: here ? "chip here" : "chip",
      href: `?user=${encodeURIComponent(person.name)}`,
      "data-key": person.id,
      "aria-label": label,
      title: label,
      "aria-current": here ? "true" : null,
    },
    avatar(person.name),
    h("span", { class: "name" }, person.name),
    waits && h("span", { class: "badge red", "aria-hidden": "true" }, "•"),
  );
}

document.addEventListener("visibilitychange", () => {
  const channel = currentChannel();
  if (channel && document.visibilityState === "visible") markSeen(channel);
});
