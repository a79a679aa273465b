import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';

/** The default text of the reject button in a locale. */
const shown = {
  de_AT: 'Nur notwendige',
  pl: 'Tylko niezbędne',
  sr_RS: 'Samo neophodno',
  nb_NO: 'Kun nødvendige',
  nn: 'Kun nødvendige',
  no_NO: 'Kun nødvendige',
  ar_EG: 'الضرورية فقط',
  eo: 'Only necessary',
};

test('a visitor gets the default texts in the language of an active locale', async () => {
  const made = await makeDomain();
  const buttons = async (language: string) => {
    const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
    const { text } = await call('GET', path, { headers: { 'Accept-Language': language }, wait: false });
    return [...new Set(Object.values(shown))].filter((button) => text.includes(button));
  };
  expect(await buttons('de-AT'), 'not active yet').toEqual(['Only necessary']);
  for (const name of Object.keys(shown)) await hosting('POST', `${made.P}/locale`, { name, active: true });
  for (const [name, button] of Object.entries(shown))
    expect(await buttons(name.replace('_', '-')), name).toEqual([button]);
  expect(await buttons('sr-Latn-RS')).toEqual(['Samo neophodno']);
  expect(await buttons('is-IS'), 'built in, but not active').toEqual(['Only necessary']);
});
