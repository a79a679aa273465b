import type { PreferencesDetails } from '../../config-types.ts';

/** The purposes that have services, each with its services. */
export const purposesWithServices = ({ purposes, services }: PreferencesDetails) =>
  purposes
    .map((purpose) => ({ ...purpose, services: services.filter((s) => s.purpose === purpose.id) }))
    .filter(({ services }) => services.length);
