import type { Miniflare } from 'miniflare';
import { packed, sizeWithTexts } from '../../scripts/lib/widget-size.ts';
import { names, widgets } from '../../src/visitor/widget.gen.ts';
import { operatorApi } from '../operator-api.ts';
import { limited, type Line } from '../report.ts';

/** Services of the catalogue on a typical website: Google Analytics 4 with Consent Mode, YouTube and Google Maps. */
const PRESETS = [1001, 5001, 4001];

/** The gzipped sizes of the widget with styles and one language, and of the script of a typical website with its data, in KB (1,000 bytes). */
export async function scriptWeight(miniflare: Miniflare, worker: string): Promise<Line[]> {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const client = await hosting<{ id: string }>('POST', '/client', {
    username: 'bench-weight',
    emailAddress: 'weight@bench.example',
    passwordHash: `$2b$10$${'a'.repeat(53)}`,
    active: true,
  });
  const { id } = await hosting<{ id: string }>('POST', `/client/${client.id}/domain`, {
    name: 'www.hotel.example',
    country: 'DE',
    blockIframes: true,
  });
  const path = `/client/${client.id}/domain/${id}`;
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
  const snippet = await hosting<{ default: string }>('GET', `${path}/onboarding/embed`);
  const address = /src="(.*?)"/.exec(snippet.default)![1]!.replaceAll('&amp;', '&');
  const script = new Uint8Array(await (await fetch(address.replace(/^https?:\/\/[^/]+/, url))).arrayBuffer());
  return [
    limited(
      'Widget with styles and one language, gzipped, KB',
      sizeWithTexts(widgets.none!, names) / 1000,
      12,
    ),
    limited('Script of a typical website with its data, gzipped, KB', packed(script) / 1000, 15),
  ];
}
