import { Hono } from '../http/hono.ts';
import { missing } from '../http/problem.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { PageEnv } from '../pages/view.ts';
import { accentColors } from './accent-colors.ts';
import { brandingOf } from './branding-cache.ts';
import { readLogo } from './logo.ts';

/** The address of an asset contains the time of the last change, so browsers can keep it. */
const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

/** The logo and the accent color of the console, which the sign-in page uses, too. */
export const brandFiles = new Hono<PageEnv>()
  .use(securityHeaders)
  .get('/logo', async (c) => {
    const { logo } = await brandingOf(c.var.db);
    if (!logo) throw missing('logo');
    const { type, content } = readLogo(logo);
    // An SVG that is opened as a page must not run scripts or load anything.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
    c.set('headers', { ...KEPT, 'Content-Security-Policy': policy });
    return c.body(content, 200, { 'Content-Type': type });
  })
  .get('/style.css', async (c) => {
    const { accentColor } = await brandingOf(c.var.db);
    if (!accentColor) throw missing('style sheet');
    c.set('headers', KEPT);
    const rules = Object.entries(accentColors(accentColor)).map(
      ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
    );
    return c.body(`:root{${rules.join(';')}}`, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
