import * as z from 'zod';
import { purposeIds } from '../../../src/definitions/purpose-ids.ts';
import type { WebsiteServices } from '../../../src/visitor/services-for-servers.ts';
import { outputSchema } from './json-schema.ts';

const seconds = z.int().describe('Unix time in seconds.');
const days = z.int().describe('Days; 0: until the browser is closed.');

const service = z.object({
  id: z.string(),
  key: z.string().describe('Its name in programs.'),
  name: z.string().describe('Its name before translation.'),
  purpose: z.enum(purposeIds),
  mandatory: z.boolean().describe('Whether it runs without a decision because it is technically necessary.'),
  since: seconds.describe(
    'Unix time in seconds at which visitors began to be asked about it. A decision is asked for again if it is older and accepts another service of the same purpose.',
  ),
  markers: z
    .array(z.string())
    .describe('Parts of the URL or code by which its scripts and iframes are recognized.'),
  scriptMarkers: z.array(z.string()).describe('Those of scripts, which count in inline code as well.'),
});

const websiteServices = z.object({
  serverCookie: z
    .boolean()
    .describe(
      'Whether the widget writes the cookie for the server. If it does not, an existing cookie is outdated.',
    ),
  notBefore: seconds.describe('Unix time in seconds; decisions made before no longer count. 0: all count.'),
  lifetime: days.describe('Days after which a decision expires; 0: when the browser is closed.'),
  rejectionLifetime: days.describe('The same for a decision that rejects all services.'),
  notices: z
    .array(z.string())
    .describe('The first eight hex digits of the hashes of the current consent notices, in all languages.'),
  allowedScriptMarkers: z.array(z.string()).describe('Parts of scripts that are never blocked.'),
  services: z.array(service),
}) satisfies z.ZodType<WebsiteServices>;

export const websiteServicesSchema = { WebsiteServices: outputSchema(websiteServices) };
