const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
};

/** Browsers drop the line breaks of a field of one line, and write colors in lower case. */
function valueOf(tag: string) {
  const value = (attribute(tag, 'value') ?? '').replace(/[\r\n]/g, '');
  return tag.includes('type="color"') ? value.toLowerCase() : value;
}

/** What a browser would send of a page's form with this address if nothing were changed on it. */
export function formOn(page: string, action: string) {
  const form = [...page.matchAll(/<form[^>]*>.*?<\/form>/gs)].find(
    ([all]) => attribute(all.slice(0, all.indexOf('>')), 'action') === action,
  )?.[0];
  if (!form) throw new Error(`no form leads to ${action}`);
  const fields: Record<string, string[]> = {};
  const add = (name: string | undefined, value: string) => {
    if (name && name !== 'token') (fields[name] ??= []).push(value);
  };
  const elements = /<input[^>]*>|<(select|textarea)[^>]*>.*?<\/\1>/gs;
  for (const [element] of form.matchAll(elements)) {
    const tag = element.slice(0, element.indexOf('>') + 1);
    const name = attribute(tag, 'name');
    if (tag.startsWith('<textarea'))
      // The first line break after the tag is none of the value (HTML, 13.2.6.4.7).
      add(name, unescaped(element.slice(tag.length, -'</textarea>'.length).replace(/^\n/, '')));
    else if (tag.startsWith('<select')) {
      const [, chosen] =
        /<option value="([^"]*)" selected/.exec(element) ?? /<option value="([^"]*)"/.exec(element)!;
      add(name, unescaped(chosen!));
    } else if (!/type="(checkbox|radio|file)"/.test(tag)) add(name, valueOf(tag));
    else if (tag.includes('type="file"')) continue;
    else if (/ checked(=| |>|\/)/.test(tag)) add(name, attribute(tag, 'value') ?? 'on');
  }
  return fields;
}

type Changes = Record<string, string | string[] | undefined>;

/** What a browser would send if some fields were changed; undefined for a box that is no longer ticked. */
export const changedForm = (page: string, action: string, changes: Changes) =>
  Object.fromEntries(
    Object.entries({ ...formOn(page, action), ...changes }).filter(
      (field): field is [string, string | string[]] => field[1] !== undefined,
    ),
  );
