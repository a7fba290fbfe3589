// What happens when something is pressed: every such element names its act.

import { act } from "./api.js";
import { findComponent, isDefault, pendingKey } from "./components.js";
import { choose, offers } from "./listbox.js";
import { PLACE } from "./markdown.js";
import { enlarge } from "./media.js";
import { showModal } from "./modal.js";
import { changed, open, store } from "./store.js";

const messageOf = (element) => store.messages.get(element.closest(".message")?.dataset.id);

/** Send an interaction of a message: a spinner until it is answered, red words when it is not. */
async function interact(message, action) {
  const key = pendingKey(message.id, action.custom_id);
  if (store.pending.has(key)) return;
  store.pending.add(key);
  store.failed.delete(message.id);
  changed();
  const outcome = await act({ ...action, message: message.id });
  store.pending.delete(key);
  if (outcome.error) store.failed.set(message.id, outcome.error);
  changed();
  if (outcome.modal) showModal(outcome.modal);
}

async function menu(element) {
  const message = messageOf(element);
  const data = findComponent(message.components, element.dataset.custom);
  const options = offers(data);
  const chosen = options.filter((option) => isDefault(option, data)).map((option) => option.value);
  const label = data.placeholder ?? "Make a selection";
  const values = await choose(element, {
    options,
    min: data.min_values ?? 1,
    max: data.max_values ?? 1,
    chosen,
    label,
  });
  if (values) await interact(message, { kind: "select", custom_id: data.custom_id, values });
}

/** A link into Discord leads to that channel here, and to its message once that is drawn. */
function link(element, event) {
  const place = element.href?.match(PLACE);
  if (!place || !store.channels.some((channel) => channel.id === place[1])) return;
  event.preventDefault();
  open(place[1]);
  queueMicrotask(() => {
    const message = document.querySelector(`.message[data-id="${place[2]}"]`);
    message?.scrollIntoView({ block: "center" });
    message?.focus({ preventScroll: true });
  });
}

/** Open or close the list of channels where it is a drawer; the keyboard goes with it. */
export function drawer(drawn) {
  const sidebar = document.getElementById("sidebar");
  const inside = sidebar.contains(document.activeElement);
  document.body.classList.toggle("drawn", drawn);
  if (drawn) sidebar.querySelector(".here")?.focus();
  else if (inside) document.querySelector("#top .drawer")?.focus();
  if (store.me) changed();
}

const ACTS = {
  press: (element) => interact(messageOf(element), { kind: "click", custom_id: element.dataset.custom }),
  menu,
  link,
  enlarge,
  spoiler: (element) => element.setAttribute("data-kept-open", ""),
  dismiss: (element) => act({ kind: "dismiss", message: messageOf(element).id }),
  open: (element) => {
    drawer(false);
    open(element.dataset.channel);
  },
  drawer: () => drawer(!document.body.classList.contains("drawn")),
};

const actOf = (event) => event.target.closest("[data-act]");
const NEAR = 12;
let down = {};

/** The element that was pressed: where something came above it meanwhile, the one pointed at first. */
function pressed(event) {
  const { element, x, y } = down;
  const still = Math.hypot(event.clientX - x, event.clientY - y) < NEAR;
  const moved = event.detail > 0 && still && element?.isConnected && element.nodeName === "BUTTON";
  return moved ? element : actOf(event);
}

document.addEventListener("pointerdown", (event) => {
  down = { element: actOf(event), x: event.clientX, y: event.clientY };
});
document.addEventListener("click", (event) => {
  const element = pressed(event);
  if (element && !element.disabled) ACTS[element.dataset.act](element, event);
});
document.getElementById("shade").addEventListener("click", () => drawer(false));
addEventListener("popstate", () => drawer(false));
document.addEventListener("keydown", (event) => {
  const spoiler = event.target.closest?.("[data-act=spoiler]");
  if (spoiler && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    ACTS.spoiler(spoiler);
  } else if (event.key === "Escape" && document.body.classList.contains("drawn")) drawer(false);
});
