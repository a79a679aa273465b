import { builtIn } from './index.ts';
import { places, type ProcessingPlace } from './legal-bases-and-places.ts';

const regions = new Map<string, Intl.DisplayNames>();

function regionsIn(language: string) {
  const made = regions.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  regions.set(language, made);
  return made;
}

/** The name of a place of processing in a language that has default texts. */
export function placeName(place: ProcessingPlace, language: string) {
  const own = { en: places[place].en_US, de: places[place].de_DE }[language];
  return own ?? (place === 'site' ? builtIn(language).standard.site : regionsIn(language).of(place)!);
}
