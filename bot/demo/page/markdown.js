// Discord's Markdown, as elements.

import { h, speech } from "./dom.js";
import { person, store } from "./store.js";
import { timestamp } from "./time.js";

const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\x60*_{}\[\]()#+\-.!|~<>:@/])`,
    String.raw`(?<tick>\x60+)(?<code>[\s\S]*?[^\x60])\k<tick>(?!\x60)`,
    String.raw`\*\*(?<bold>[\s\S]+?)\*\*(?!\*)`,
    String.raw`__(?<under>[\s\S]+?)__(?!_)`,
    String.raw`\*(?=\S)(?<italic>(?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)`,
    String.raw`(?<![\p{L}\d_])_(?<slanted>(?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\d_])`,
    String.raw`~~(?<strike>[\s\S]+?)~~`,
    String.raw`\|\|(?<spoiler>[\s\S]+?)\|\|`,
    String.raw`\[(?<label>[^\]\n]+)\]\(<?(?<target>https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)`,
    String.raw`<@!?(?<user>\d+)>`,
    String.raw`<@&(?<role>\d+)>`,
    String.raw`<#(?<channel>\d+)>`,
    String.raw`<\/(?<command>[^:>]+):\d+>`,
    String.raw`<a?:(?<emoji>\w+):(?<emojiId>\d+)>`,
    String.raw`<t:(?<unix>-?\d+)(?::(?<style>[tTdDfFRsS]))?>`,
    String.raw`<(?<angle>https?:\/\/[^\s>]+)>`,
    String.raw`(?<url>https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_~|])`,
    String.raw`(?<everyone>@everyone|@here)`,
  ].join("|"),
  "gu",
);

/** The address of a channel, and perhaps of a message in it. */
export const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?/;
const WRAPPERS = { bold: "strong", under: "u", italic: "em", slanted: "em", strike: "s" };

export function inline(text) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(text.slice(end, match.index), span(match.groups));
    end = match.index + match[0].length;
  }
  found.push(text.slice(end));
  return found.filter((part) => part !== "");
}

function span(groups) {
  for (const [name, tag] of Object.entries(WRAPPERS)) {
    if (groups[name] !== undefined) return h(tag, {}, inline(groups[name]));
  }
  if (groups.escaped !== undefined) return groups.escaped;
  if (groups.code !== undefined) return h("code", {}, groups.code.trim() || groups.code);
  if (groups.spoiler !== undefined) return spoiler(groups.spoiler);
  if (groups.target !== undefined) return link(groups.target, inline(groups.label));
  if (groups.url !== undefined) return pill(groups.url) ?? link(groups.url, groups.url);
  if (groups.angle !== undefined) return link(groups.angle, groups.angle);
  if (groups.emoji !== undefined) return emoji({ name: groups.emoji, id: groups.emojiId });
  if (groups.unix !== undefined) return timestamp(Number(groups.unix), groups.style);
  return mention(groups);
}

function mention(groups) {
  if (groups.channel !== undefined) {
    const known = store.channels.find((channel) => channel.id === groups.channel);
    return h(
      "button",
      { class: "mention", type: "button", "data-act": "open", "data-channel": groups.channel },
      `#${known?.name ?? "unknown"}`,
    );
  }
  let name = groups.everyone;
  if (groups.user !== undefined) name = `@${person(groups.user)?.name ?? "unknown-user"}`;
  if (groups.role !== undefined)
    name = `@${store.roles.find((r) => r.id === groups.role)?.name ?? "unknown-role"}`;
  if (groups.command !== undefined) name = `/${groups.command}`;
  return h("span", { class: "mention" }, name);
}

function spoiler(text) {
  return h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "data-act": "spoiler",
      "aria-label": "Spoiler",
    },
    h("span", {}, inline(text)),
  );
}

/** The bare address of a channel or message here, drawn as Discord does: as the channel's name. */
function pill(url) {
  const [, id, message] = url.match(PLACE) ?? [];
  const channel = store.channels.find((one) => one.id === id && one.kind !== "dm");
  if (!channel) return null;
  const name = `#${channel.name}`;
  const shown = message ? [`${name} › `, speech()] : [name];
  return link(url, shown, { class: "mention", "aria-label": message ? `${name}, a message` : name });
}

function link(url, content, more = {}) {
  return h("a", { href: url, target: "_blank", rel: "noreferrer", "data-act": "link", ...more }, content);
}

export function emoji({ name, id }) {
  if (!id) return h("span", { class: "emoji", role: "img" }, name);
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

/** The text as block elements. */
export function markdown(text) {
  const found = [];
  const parts = (text ?? "").split(/```(?:([\w+-]+)\n)?([\s\S]+?)```\n?/g);
  for (let n = 0; n < parts.length; n += 3) {
    if (parts[n]) found.push(...blocks(parts[n].replace(/\n$/, "").split("\n")));
    if (parts[n + 2] !== undefined)
      found.push(h("pre", {}, h("code", {}, parts[n + 2].replace(/^\n|\n$/g, ""))));
  }
  return found;
}

const HEADING = /^(#{1,3})\s+(.+)/;
const SMALL = /^-#\s+(.+)/;
const QUOTE = /^>\s(.*)/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)/;

function blocks(lines) {
  const found = [];
  let plain = [];
  const flush = () => {
    if (plain.length) found.push(h("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  for (let n = 0; n < lines.length; n += 1) {
    const [block, used] = special(lines, n);
    if (!block) {
      plain.push(lines[n]);
      continue;
    }
    flush();
    found.push(block);
    n += used - 1;
  }
  flush();
  return found;
}

function special(lines, n) {
  const line = lines[n];
  let match;
  if ((match = line.match(HEADING)))
    return [h(`h${match[1].length + 2}`, { class: `h${match[1].length}` }, inline(match[2])), 1];
  if ((match = line.match(SMALL))) return [h("small", {}, inline(match[1])), 1];
  if (line.startsWith(">>> ")) {
    return [h("blockquote", {}, blocks([line.slice(4), ...lines.slice(n + 1)])), lines.length - n];
  }
  for (const [pattern, build] of [
    [QUOTE, quote],
    [ITEM, list],
  ]) {
    const run = [];
    while (n + run.length < lines.length && belongs(pattern, run[0], lines[n + run.length]))
      run.push(lines[n + run.length]);
    if (run.length) return [build(run), run.length];
  }
  return [null, 0];
}

/** A list goes on while its outer items are marked alike. */
function belongs(pattern, first, line) {
  const match = line.match(pattern);
  if (!match || pattern !== ITEM || !first) return Boolean(match);
  const isNumbered = (text) => /^\s*\d/.test(text);
  return match[1].length >= 2 || isNumbered(first) === isNumbered(line);
}

const quote = (run) => h("blockquote", {}, blocks(run.map((line) => line.slice(2))));

function list(run) {
  const items = run.map((line) => line.match(ITEM));
  const numbered = /\d/.test(items[0][2]);
  const root = h(numbered ? "ol" : "ul", numbered ? { start: parseInt(items[0][2], 10) } : {});
  for (const [, indent, , text] of items) {
    const nested = indent.length >= 2 && root.lastElementChild;
    if (!nested) root.append(h("li", {}, inline(text)));
    else {
      const inner =
        root.lastElementChild.querySelector(":scope > ul") ?? root.lastElementChild.appendChild(h("ul"));
      inner.append(h("li", {}, inline(text)));
    }
  }
  return root;
}
