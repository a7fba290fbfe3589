// Everything the page knows. Modules read `store` and are told through `onChange`.

export const user = new URLSearchParams(location.search).get("user");

export const store = {
  run: "",
  me: null,
  people: [],
  bot: null,
  guild: null,
  roles: [],
  channels: [],
  online: null,
  waiting: {},
  messages: new Map(),
  current: null,
  pending: new Set(),
  failed: new Map(),
};

const listeners = [];
export const onChange = (listener) => listeners.push(listener);
export const changed = () => listeners.forEach((listener) => listener());

export function receive(event) {
  if (event.kind === "hello") {
    Object.assign(store, {
      run: event.run,
      people: event.people,
      bot: event.bot,
      guild: event.guild,
      me: event.people.find((person) => person.id === event.me),
      messages: new Map(),
    });
    forgetOtherRuns();
    return;
  }
  for (const name of ["channels", "online", "waiting", "roles"]) {
    if (event[name] !== undefined) store[name] = event[name];
  }
  for (const message of event.messages) store.messages.set(message.id, message);
  for (const id of event.gone) store.messages.delete(id);
  if (!currentChannel()) openFirst();
  changed();
}

export const currentChannel = () => store.channels.find((channel) => channel.id === store.current);

function openFirst() {
  const wanted = store.channels.find((channel) => channel.id === location.hash.slice(1));
  const first = store.channels.find((channel) => channel.kind === "text");
  store.current = (wanted ?? first ?? store.channels[0])?.id ?? null;
}

export function open(channel) {
  if (channel === store.current || !store.channels.some((known) => known.id === channel)) return;
  store.current = channel;
  history.pushState(null, "", `#${channel}`);
  changed();
}

addEventListener("popstate", () => {
  openFirst();
  if (store.me) changed();
});

const byId = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
export const messagesOf = (channel) =>
  [...store.messages.values()].filter((message) => message.channel === channel).sort(byId);

export const person = (id) =>
  store.people.find((known) => known.id === id) ?? (store.bot?.id === id ? store.bot : null);
export const everybody = () => [...store.people, store.bot];
export const locale = () => store.me?.locale ?? "en-US";

// What was seen is kept beside the name of this run, so that switching people keeps the badges.

const seenKey = (name) => `seen:${store.run}:${name}`;
addEventListener("storage", () => store.me && changed());

function forgetOtherRuns() {
  const old = Object.keys(localStorage).filter(
    (key) => key.startsWith("seen:") && !key.startsWith(`seen:${store.run}:`),
  );
  for (const key of old) localStorage.removeItem(key);
}

const readSeen = (name) => JSON.parse(localStorage.getItem(seenKey(name)) ?? "{}");

export function markSeen(channel) {
  const newest = Math.max(0, ...messagesOf(channel.id).map((message) => message.rev));
  const seen = readSeen(user);
  if ((seen[channel.id] ?? 0) >= newest) return;
  seen[channel.id] = newest;
  if (channel.kind === "dm") seen.dm = newest;
  localStorage.setItem(seenKey(user), JSON.stringify(seen));
}

export function unread(channel) {
  const seen = readSeen(user)[channel.id] ?? 0;
  const fresh = messagesOf(channel.id).filter((m) => m.rev > seen && m.author.id !== store.me.id);
  return { count: fresh.length, pings: fresh.filter((m) => m.pings.includes(store.me.id)).length };
}

export const isWaiting = (name) => (store.waiting[name] ?? 0) > (readSeen(name).dm ?? 0);
