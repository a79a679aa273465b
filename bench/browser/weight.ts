import type { Miniflare } from 'miniflare';
import { makeClient, makeSite } from '../../scripts/lib/make-site.ts';
import { packed, sizeWithTexts, transferred } from '../../scripts/lib/widget-size.ts';
import { build, names, widgets } from '../../src/visitor/widget.gen.ts';
import { operatorApi } from '../operator-api.ts';
import { limited, untargeted, type Line } from '../report.ts';

/** Services of the catalogue on a typical website: Google Analytics 4 with Consent Mode, YouTube and Google Maps. */
const PRESETS = [1001, 5001, 4001];

/** The sizes of the widget with styles and one language, and of what a typical website loads with its data, in KB (1,000 bytes), as transferred. */
export async function scriptWeight(miniflare: Miniflare, worker: string): Promise<Line[]> {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const client = await makeClient(hosting, 'bench-weight');
  const domain = { name: 'www.hotel.example', country: 'DE', blockIframes: true };
  const { path, snippet } = await makeSite(hosting, client.id, domain);
  await hosting(
    'POST',
    `${path}/onboarding/presets`,
    PRESETS.map((preset) => ({ id: preset, active: true })),
  );
  const pages = {
    imprintUrl: 'https://www.hotel.example/imprint',
    privacyPolicyUrl: 'https://www.hotel.example/privacy',
  };
  await hosting('PUT', `${path}/locale/en_US`, { active: true, ...pages });
  const address = /src="(.*?)"/.exec(snippet)![1]!.replaceAll('&amp;', '&');
  const call = async (more = '', headers = {}) => {
    const response = await fetch(address.replace(/^https?:\/\/[^/]+/, url) + more, { headers });
    return { tag: response.headers.get('ETag')!, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const script = await call();
  const placeholders = await call(`&part=frames&v=${build}`);
  const again = await call('', { 'If-None-Match': script.tag });
  const base = (compressed?: typeof packed) =>
    sizeWithTexts(widgets['none-plain']!, names, undefined, compressed) / 1000;
  return [
    limited('Widget with styles and one language, KB', base(transferred), 10.2),
    limited('The same, gzipped, as in the first response, KB', base(), 11.3),
    limited('Script of a typical website with its data, KB', transferred(script.bytes) / 1000, 17.2),
    untargeted('The same, gzipped, as in the first response, KB', packed(script.bytes) / 1000),
    limited('Its placeholders of iframes, KB', transferred(placeholders.bytes) / 1000, 2),
    limited('Its script on a second view, KB', again.bytes.length / 1000, 0),
  ];
}
