// What a scan does with one page, as a Worker of its own: the parser is there only in workerd.
import words from '../../src/scan/patterns/legal-words.json' with { type: 'json' };
import owners from '../../public/tables/host-owners.json' with { type: 'json' };
import organizations from '../../public/tables/organizations.json' with { type: 'json' };
import { decodeHtml } from '../../src/lib/html/html-charset.ts';
import { postalAddressOn } from '../../src/scan/postal/address.ts';
import { cpuBudget } from '../../src/scan/cpu-budget.ts';
import { legalFinder } from '../../src/scan/find-pages.ts';
import { linkPatterns } from '../../src/scan/patterns/link-patterns.ts';
import { postalPatterns } from '../../src/scan/patterns/postal-patterns.ts';
import {
  claimedHosts,
  findFirstPartyHosts,
  parseOrganizations,
  ownerOf,
} from '../../src/scan/host-owners.ts';
import { servicesOn } from '../../src/scan/services-in-use.ts';
import { presetsByUrl, presetByHost } from '../../src/presets/find-presets.ts';
import { consentManagers } from '../../src/presets/index.ts';
import { parsePage } from '../../src/scan/fetch-page.ts';
import { scriptCookies } from '../../src/scan/code/script-storage.ts';

const legalPages = legalFinder(linkPatterns, words);

const hostOwners = new Map(Object.entries(owners));
const hasOwner = (host: string) => ownerOf(hostOwners, host) !== undefined;

/** For each host the preset that its address, as the page has it, leads to. */
const isManager = (host: string) =>
  consentManagers().some(({ hosts }) => hosts.some((own) => `.${host}`.endsWith(`.${own}`)));

export default {
  async fetch(request: Request) {
    const url = new URL(request.headers.get('X-Page')!);
    const bytes = new Uint8Array(await request.arrayBuffer());
    async function* once() {
      yield bytes;
    }
    const page = await parsePage(url, decodeHtml(once(), 'text/html'), cpuBudget());
    const cookies = scriptCookies(page.code, url).map(({ name }) => name);
    const { presets, unknownHosts } = servicesOn([page], cookies);
    const attributed = new Set<string>();
    for (const address of [...page.scripts, ...page.frames, ...page.others]) {
      const to = new URL(address);
      const known = presetsByUrl(to, ['scriptMarkers', 'iframeMarkers'], false).length > 0;
      if (known || presetByHost(to.hostname) || isManager(to.hostname)) attributed.add(to.hostname);
    }
    const own = findFirstPartyHosts(parseOrganizations(organizations), unknownHosts, page, hasOwner);
    const unknown = unknownHosts.filter((host) => !attributed.has(host) && !own.includes(host));
    const { imprint, privacy } = legalPages(page.links, url);
    return Response.json({
      presets: presets.map(({ name, hosts, scriptMarkers }) => ({ name, hosts, markers: scriptMarkers })),
      attributed: [...attributed],
      own,
      probablyOwn: claimedHosts(unknown, page, hasOwner),
      unknown,
      imprint: imprint?.href ?? null,
      privacy: privacy?.href ?? null,
      address: request.headers.has('X-Imprint')
        ? postalAddressOn(postalPatterns, page, 'imprint')
        : postalAddressOn(postalPatterns, page, 'other'),
    });
  },
};
