import type { Context } from 'hono';
import type { Branding } from '../db/clients/branding.ts';
import { Hono } from '../lib/http/hono.ts';
import { missing } from '../http/problem.ts';
import { securityHeaders } from './security-headers.ts';
import type { PageEnv } from './view.ts';
import { accentColors } from './branding/accent-colors.ts';
import { brandingOf } from './branding/branding-cache.ts';
import { readLogo } from './branding/uploaded-logo.ts';
import { logoPath, styleSheetPath } from './brand.tsx';

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

/**
 * The address of an asset contains the time of the last change, so browsers can keep it, unless this isolate does not know
 * that change yet.
 */
const cachingOf = (c: Context, { updatedAt }: Branding) =>
  c.req.query('v') === String(updatedAt) ? IMMUTABLE : {};

/** The logo and the accent color of the console, which the sign-in page and /verify use, too. */
export const brandFiles = new Hono<PageEnv>()
  .use(securityHeaders)
  .get('/branding.json', async (c) => {
    const branding = await brandingOf(c.var.db);
    return c.json({
      name: branding.name,
      logo: branding.logo ? logoPath(branding) : null,
      styleSheet: branding.accentColor ? styleSheetPath(branding) : null,
    });
  })
  .get('/logo', async (c) => {
    const branding = await brandingOf(c.var.db);
    const { logo } = branding;
    if (!logo) throw missing('logo');
    const { type, content } = readLogo(logo);
    // An SVG that is opened as a page must not run scripts or load anything.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
    c.set('headers', { ...cachingOf(c, branding), 'Content-Security-Policy': policy });
    return c.body(content, 200, { 'Content-Type': type });
  })
  .get('/style.css', async (c) => {
    const branding = await brandingOf(c.var.db);
    const { accentColor } = branding;
    if (!accentColor) throw missing('style sheet');
    c.set('headers', cachingOf(c, branding));
    const rules = Object.entries(accentColors(accentColor)).map(
      ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
    );
    return c.body(`:root{${rules.join(';')}}`, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
