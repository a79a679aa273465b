import type { Details } from '../config.ts';

/** The purposes that have services, each with them. */
export const purposes = ({ purposes, services }: Details) =>
  purposes
    .map((purpose) => ({ ...purpose, services: services.filter((s) => s.purpose === purpose.id) }))
    .filter(({ services }) => services.length);
