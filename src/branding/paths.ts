import type { Branding } from '../db/clients/branding.ts';

/** The address of the logo, which changes with every upload. */
export const logoPath = ({ updatedAt }: Branding) => `/account/brand/logo?v=${updatedAt}`;

/** The address of the style sheet with the accent color, which changes with it. */
export const styleSheetPath = ({ updatedAt }: Branding) => `/account/brand/style.css?v=${updatedAt}`;
