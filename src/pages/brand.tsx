import type { Branding } from '../db/clients/branding.ts';
import { useView } from './view.ts';

/** The address of the logo, which changes with every upload. */
export const logoPath = ({ updatedAt }: Branding) => `/account/brand/logo?v=${updatedAt}`;

/** The address of the style sheet with the accent color, which changes with it. */
export const styleSheetPath = ({ updatedAt }: Branding) => `/account/brand/style.css?v=${updatedAt}`;

/** The operator's logo, otherwise a mark and the name. */
export function Brand() {
  const { branding } = useView();
  if (branding.logo) return <img class="logo" src={logoPath(branding)} alt={branding.name} />;
  return (
    <>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="7" />
        <path d="m7 12.5 3.4 3.4L17.2 9" />
      </svg>
      {branding.name}
    </>
  );
}

/** The style sheet with the operator's accent color, and the icon in the browser's tab. */
export function BrandLinks() {
  const { branding } = useView();
  return (
    <>
      <link rel="icon" href={branding.logo ? logoPath(branding) : '/account/icon.svg'} />
      {branding.accentColor && <link rel="stylesheet" href={styleSheetPath(branding)} />}
    </>
  );
}
