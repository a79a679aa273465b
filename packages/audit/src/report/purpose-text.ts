import { de } from '../../../../src/texts/de.ts';
import { en } from '../../../../src/texts/en.ts';
import type { Service } from '../judge/name-services.ts';
import { texts, type Language } from './texts.ts';

/** The purpose of a service in words. */
export function purposeText(service: Service, language: Language) {
  const { necessary, unknownPurpose, declaredPurpose } = texts[language];
  const unknown = service.isDeclared ? declaredPurpose : unknownPurpose;
  return purposeOf(service.purpose, language) || (service.isNecessary ? necessary : unknown);
}

/** The name of a purpose of the catalogue; empty without one. */
export function purposeOf(purpose: string | undefined, language: Language) {
  const { purposes } = language === 'en' ? en : de;
  return purpose === undefined ? '' : ((purposes as Record<string, { name: string }>)[purpose]?.name ?? '');
}
