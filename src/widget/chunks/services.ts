import type { PreferencesDetails, Service } from '../config-types.ts';
import { config } from '../shared.ts';

/** The purposes that have services, each with them. */
export const purposesWithServices = ({ purposes, services }: PreferencesDetails) =>
  purposes
    .map((purpose) => ({ ...purpose, services: services.filter((s) => s.purpose === purpose.id) }))
    .filter(({ services }) => services.length);

/** What there is to decide of them: our own is none of it. */
export const embeddingsOf = (services: Service[]) =>
  config.embeddings.filter(({ id }) => services.some((s) => s.id === id));
