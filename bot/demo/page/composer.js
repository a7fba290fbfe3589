// The message box. A slash opens the list of commands, and choosing one opens its form.

import { act, commands } from "./api.js";
import { h } from "./dom.js";
import { moveKey } from "./listbox.js";
import { toBottom } from "./log.js";
import { showModal } from "./modal.js";
import { slashForm } from "./slash.js";
import { currentChannel, locale } from "./store.js";

const LONGEST = 2000;
const root = document.getElementById("composer");
const notice = document.getElementById("notice");
const drafts = new Map();
let channel = null;
let leaves = [];
let offered = [];
let active = 0;
let form = null;
let aside = ""; // what was being written when the button for commands was pressed

const list = h("ul", { role: "listbox", id: "commands", "aria-label": "Commands" });
const menu = h("div", { class: "command-menu", hidden: true }, list);
const box = h("textarea", {
  rows: 1,
  id: "message",
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-controls": "commands",
  "aria-expanded": "false",
});
const slash = h(
  "button",
  { type: "button", class: "slash-button", "aria-label": "Commands", onclick: begin },
  "/",
);
const send = h(
  "button",
  { type: "button", class: "send-button", "aria-label": "Send", onclick: submit },
  "➤",
);
const line = h("div", { class: "line" }, slash, box, send);
root.append(menu, line);

export function say(text) {
  notice.textContent = text;
}

export function renderComposer() {
  const now = currentChannel();
  if (!now || now.id === channel) return;
  if (channel) drafts.set(channel, aside || box.value);
  aside = "";
  closeForm();
  say("");
  channel = now.id;
  box.value = drafts.get(channel) ?? "";
  const place = `Message ${now.kind === "dm" ? "@" : "#"}${now.name}`;
  box.placeholder = place;
  box.setAttribute("aria-label", place);
  grow();
  offer();
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 200)}px`;
}

// ------------------------------------------------------------------ commands

const named = (data) => data.name_localizations?.[locale()] ?? data.name;
const described = (data) => data.description_localizations?.[locale()] ?? data.description;

/** Every command that can be sent, with its path in the wire's names and in mine. */
function flatten(list, path = [], shown = []) {
  return list.flatMap((data) => {
    const here = [...path, data.name];
    const mine = [...shown, named(data)];
    const inner = (data.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) return flatten(inner, here, mine);
    return [
      {
        command: here.join(" "),
        title: mine.join(" "),
        description: described(data),
        options: data.options ?? [],
      },
    ];
  });
}

function begin() {
  if (!box.value.startsWith("/")) aside = box.value;
  box.value = "/";
  box.focus();
  refresh();
}

async function refresh() {
  if (!box.value) resume(); // the slash was deleted
  grow();
  say("");
  offer(); // by what is known: Enter must never meet the list of an earlier text
  const at = channel;
  if (!box.value.startsWith("/")) return;
  const known = await commands(at);
  if (!known || at !== channel) return;
  const found = flatten(known.filter((command) => command.type === 1));
  if (JSON.stringify(found) === JSON.stringify(leaves)) return;
  leaves = found;
  offer();
}

function offer() {
  const text = box.value.toLowerCase();
  const open = !form && text.startsWith("/") && !text.includes("\n");
  const exact =
    open &&
    leaves.find((leaf) => [leaf.command, leaf.title].some((name) => text === `/${name.toLowerCase()} `));
  if (exact) {
    openForm(exact);
    return;
  }
  const word = text.slice(1);
  const rank = (leaf) =>
    Math.min(
      ...[leaf.command, leaf.title]
        .map((name) => name.toLowerCase().indexOf(word))
        .map((n) => (n < 0 ? 99 : n)),
    );
  offered = open
    ? leaves.filter((leaf) => rank(leaf) < 99).sort((a, b) => Math.sign(rank(a)) - Math.sign(rank(b)))
    : [];
  active = 0;
  draw();
}

function draw() {
  list.replaceChildren(
    ...offered.map((leaf, n) =>
      h(
        "li",
        {
          role: "option",
          id: `command-${n}`,
          "aria-selected": String(n === active),
          class: n === active ? "active" : null,
          onclick: () => openForm(leaf),
        },
        h("span", { class: "command-icon", "aria-hidden": "true" }, "♣"),
        h(
          "span",
          { class: "words" },
          h(
            "span",
            {},
            h("b", {}, `/${leaf.title}`),
            leaf.options.map((o) => h("span", { class: "parameter" }, named(o))),
          ),
          h("small", {}, leaf.description),
        ),
      ),
    ),
  );
  menu.hidden = offered.length === 0;
  box.setAttribute("aria-expanded", String(!menu.hidden));
  box.setAttribute("aria-activedescendant", menu.hidden ? "" : `command-${active}`);
  list.children[active]?.scrollIntoView({ block: "nearest" });
}

function openForm(leaf) {
  offered = [];
  draw();
  box.value = "";
  const options = leaf.options.map((option) => ({
    ...option,
    title: named(option),
    hint: described(option),
    choices: option.choices?.map((choice) => ({ label: named(choice), value: choice.value })),
  }));
  form = slashForm({ ...leaf, options }, channel, { cancel: () => leaveForm(), send: sendCommand });
  line.hidden = true;
  root.append(form.element);
  form.focus();
}

async function sendCommand(leaf, options) {
  say("");
  form.busy(true);
  toBottom();
  const sent = form;
  const outcome = await act({ kind: "slash", channel, command: leaf.command, options });
  sent.busy(false);
  if (outcome.error) {
    say(outcome.error);
    sent.focus();
    return;
  }
  if (form === sent) leaveForm();
  if (outcome.modal) showModal(outcome.modal);
}

function closeForm() {
  form?.element.remove();
  form = null;
  line.hidden = false;
}

function leaveForm() {
  closeForm();
  resume();
  box.focus();
}

/** Go on with what was being written. */
function resume() {
  box.value = aside;
  aside = "";
  grow();
  say("");
}

// ------------------------------------------------------------------- sending

async function submit() {
  const text = box.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    say("There is no such command. Choose one from the list, or press Escape.");
    return;
  }
  if (text.length > LONGEST) {
    say(`This message is too long: ${text.length} of ${LONGEST} characters.`);
    return;
  }
  const at = channel;
  box.value = "";
  grow();
  toBottom();
  const outcome = await act({ kind: "say", channel, text });
  if (outcome.error) giveBack(at, text, outcome.error);
}

/** What could not be sent stands in its box again, before what was typed since. */
function giveBack(at, text, error) {
  const joined = (later) => [text, later].filter(Boolean).join("\n");
  if (at !== channel) {
    drafts.set(at, joined(drafts.get(at)));
    return;
  }
  box.value = joined(box.value);
  grow();
  say(error);
}

box.addEventListener("input", refresh);
box.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  const moved = menu.hidden ? null : moveKey(event, active, offered.length);
  if (moved !== null && event.key.startsWith("Arrow")) {
    active = moved;
    draw();
  } else if (!menu.hidden && (event.key === "Enter" || event.key === "Tab")) openForm(offered[active]);
  else if (!menu.hidden && event.key === "Escape") {
    offered = [];
    draw();
  } else if (event.key === "Escape" && box.value.startsWith("/")) resume();
  else if (event.key === "Enter" && !event.shiftKey) submit();
  else return;
  event.preventDefault();
});

// Typing anywhere goes to the message box, as in Discord.
document.addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body || document.activeElement?.closest("#log");
  const typing =
    event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!form && free && typing && !document.querySelector("dialog[open], .popup")) box.focus();
});
