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
  const channels = store.channels.filter((c) => c.kind !== "dm").map((c) => ({ label: `#${c.name}`, value: c.id }));
  return { 5: people, 6: roles, 7: channels, 8: [...people, ...roles] }[data.type] ?? [];
}

export function optionContent(option) {
  return [
    option.face && avatar(option.face.name, option.face.id === store.bot.id),
    option.emoji && emoji(option.emoji),
    h("span", { class: "words" }, h("span", {}, option.label), option.description && h("small", {}, option.description)),
  ];
}

/**
 * Open a list at `anchor`; resolves to the chosen values, or null when it is closed without a choice.
 * One value is taken at once, several are confirmed.
 */
export function choose(anchor, { options, min = 1, max = 1, chosen = [], label }) {
  return new Promise((resolve) => {
    const picked = new Set(chosen);
    const many = max > 1 || min === 0;
    const id = `list-${(number += 1)}`;
    const items = options.map((option, n) => h("li", { role: "option", id: `${id}-${n}`, "aria-selected": "false" },
      optionContent(option), many && h("span", { class: "tick", "aria-hidden": "true" })));
    const list = h("ul", { role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": many ? "true" : null }, items);
    const confirm = h("button", { type: "button", class: "button primary" }, "Confirm");
    const count = h("span", { class: "count", role: "status" });
    const popup = h("div", { class: "popup" }, list, many && h("div", { class: "popup-foot" }, count, confirm));
    let active = Math.max(0, options.findIndex((option) => picked.has(option.value)));

    const close = (result) => {
      popup.remove();
      document.removeEventListener("pointerdown", outside, true);
      if (anchor.isConnected) anchor.focus({ preventScroll: true });
      resolve(result);
    };
    const outside = (event) => {
      if (!popup.contains(event.target)) close(null);
    };
    const draw = () => {
      items.forEach((item, n) => {
        item.classList.toggle("active", n === active);
        item.setAttribute("aria-selected", String(picked.has(options[n].value)));
      });
      list.setAttribute("aria-activedescendant", items[active]?.id ?? "");
      count.textContent = min === max ? `${picked.size} of ${max}` : `${picked.size} chosen, ${min} to ${max}`;
      confirm.disabled = picked.size < min || picked.size > max;
    };
    const pick = (n) => {
      active = n;
      const { value } = options[n];
      if (!many) return close([value]);
      if (picked.has(value)) picked.delete(value);
      else {
        if (max === 1) picked.clear();
        if (picked.size < max) picked.add(value);
      }
      return draw();
    };
    const finish = () => !confirm.disabled && close(options.map((o) => o.value).filter((v) => picked.has(v)));
    items.forEach((item, n) => item.addEventListener("click", () => pick(n)));
    confirm.addEventListener("click", finish);
    list.addEventListener("keydown", (event) => {
      const moved = moveKey(event, active, items.length) ?? typed(event, options, active);
      if (moved !== null) {
        active = moved;
        draw();
        items[active].scrollIntoView({ block: "nearest" });
      } else if (event.key === " " || (event.key === "Enter" && !many)) pick(active);
      else if (event.key === "Enter") (picked.has(options[active].value) || picked.size === max ? finish() : pick(active));
      else return;
      event.preventDefault();
    });
    popup.addEventListener("keydown", (event) => {
      if (event.key === "Escape" || (event.key === "Tab" && !many)) {
        event.preventDefault();
        event.stopPropagation();
        close(null);
      }
    });
    document.addEventListener("pointerdown", outside, true);
    (anchor.closest("dialog") ?? document.body).append(popup);
    place(popup, anchor);
    draw();
    list.focus();
  });
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
