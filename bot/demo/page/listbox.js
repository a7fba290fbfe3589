// A popup list to choose from: for the menus of messages, modals and slash options.

import { avatar, h } from "./dom.js";
import { emoji } from "./markdown.js";
import { everybody, store } from "./store.js";

let number = 0;

/** What a menu offers: its own options, or people, roles or channels. */
export function offers(data) {
  if (data.type === 3) return data.options;
  const people = everybody().map((p) => ({ label: p.name, value: p.id, face: p }));
  const roles = store.roles.map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, value: role.id }));
  const channels = store.channels
    .filter((c) => c.kind !== "dm" && (data.channel_types ?? [c.type]).includes(c.type))
    .map((c) => ({ label: `#${c.name}`, value: c.id }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[data.type] ?? [];
}

export function optionContent(option) {
  return [
    option.face && avatar(option.face.name, option.face.id === store.bot.id),
    option.emoji && emoji(option.emoji),
    h(
      "span",
      { class: "words" },
      h("span", {}, option.label),
      option.description && h("small", {}, option.description),
    ),
  ];
}

/**
 * Open a list at `anchor`; resolves to the chosen values, or null when it is closed without a choice.
 * One value is taken at once, several are confirmed.
 */
export function choose(anchor, menu) {
  return new Promise((resolve) => new Listbox(anchor, menu, resolve).open());
}

class Listbox {
  constructor(anchor, { options, min = 1, max = 1, chosen = [], label }, resolve) {
    Object.assign(this, { anchor, options, min, max, resolve });
    this.many = max > 1 || min === 0;
    this.picked = new Set(chosen);
    this.active = Math.max(
      0,
      options.findIndex((option) => this.picked.has(option.value)),
    );
    this.build(label);
    this.outside = (event) => {
      if (!this.popup.contains(event.target)) this.close(null);
    };
  }

  build(label) {
    const id = `list-${(number += 1)}`;
    const tick = () => this.many && h("span", { class: "tick", "aria-hidden": "true" });
    this.items = this.options.map((option, n) =>
      h(
        "li",
        { role: "option", id: `${id}-${n}`, onclick: () => this.pick(n) },
        optionContent(option),
        tick(),
      ),
    );
    this.list = h(
      "ul",
      {
        role: "listbox",
        tabindex: "0",
        "aria-label": label,
        "aria-multiselectable": this.many ? "true" : null,
        onkeydown: (event) => this.key(event),
      },
      this.items,
    );
    this.confirm = h(
      "button",
      { type: "button", class: "button primary", onclick: () => this.finish() },
      "Confirm",
    );
    this.count = h("span", { class: "count", role: "status" });
    this.popup = h(
      "div",
      { class: "popup", onkeydown: (event) => this.leave(event) },
      this.list,
      this.many && h("div", { class: "popup-foot" }, this.count, this.confirm),
    );
  }

  open() {
    document.addEventListener("pointerdown", this.outside, true);
    (this.anchor.closest("dialog") ?? document.body).append(this.popup);
    place(this.popup, this.anchor);
    this.draw();
    this.list.focus();
  }

  close(result) {
    this.popup.remove();
    document.removeEventListener("pointerdown", this.outside, true);
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    this.resolve(result);
  }

  draw() {
    const { picked, min, max } = this;
    this.items.forEach((item, n) => {
      item.classList.toggle("active", n === this.active);
      item.setAttribute("aria-selected", String(picked.has(this.options[n].value)));
    });
    this.list.setAttribute("aria-activedescendant", this.items[this.active]?.id ?? "");
    this.count.textContent =
      min === max ? `${picked.size} of ${max}` : `${picked.size} chosen, ${min} to ${max}`;
    this.confirm.disabled = picked.size < min || picked.size > max;
  }

  pick(n) {
    const { value } = this.options[n];
    this.active = n;
    if (!this.many) {
      this.close([value]);
      return;
    }
    if (!this.picked.delete(value)) {
      if (this.max === 1) this.picked.clear();
      if (this.picked.size < this.max) this.picked.add(value);
    }
    this.draw();
  }

  finish() {
    const values = this.options.map((option) => option.value).filter((value) => this.picked.has(value));
    if (!this.confirm.disabled) this.close(values);
  }

  /** Enter takes the active option; where several are chosen it confirms once that one is among them. */
  key(event) {
    const moved = moveKey(event, this.active, this.items.length) ?? typed(event, this.options, this.active);
    if (moved !== null) {
      this.active = moved;
      this.draw();
      this.items[moved].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && this.many && this.enough()) this.finish();
    else if (event.key === "Enter" || event.key === " ") this.pick(this.active);
    else return;
    event.preventDefault();
  }

  enough() {
    return this.picked.size === this.max || this.picked.has(this.options[this.active].value);
  }

  leave(event) {
    if (event.key !== "Escape" && (event.key !== "Tab" || this.many)) return;
    event.preventDefault();
    event.stopPropagation();
    this.close(null);
  }
}

function typed(event, options, active) {
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return null;
  const order = options.map((_, n) => (active + 1 + n) % options.length);
  return order.find((n) => options[n].label.toLowerCase().startsWith(event.key.toLowerCase())) ?? null;
}

/** The index that an arrow key leads to, or null for other keys. */
export function moveKey(event, active, length) {
  if (!length) return null;
  if (event.key === "ArrowDown") return (active + 1) % length;
  if (event.key === "ArrowUp") return (active - 1 + length) % length;
  if (event.key === "Home") return 0;
  if (event.key === "End") return length - 1;
  return null;
}

/** Put a popup under its anchor, or above it where there is more room. */
export function place(popup, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(popup.offsetHeight, 320) && above > below;
  const width = Math.min(Math.max(box.width, 220), innerWidth - 16);
  popup.style.width = `${width}px`;
  popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  popup.style.maxHeight = `${Math.min(up ? above : below, 420)}px`;
  if (up) popup.style.bottom = `${innerHeight - box.top + 4}px`;
  else popup.style.top = `${box.bottom + 4}px`;
}
