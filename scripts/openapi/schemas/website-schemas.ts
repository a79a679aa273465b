import * as z from 'zod';
import { askingSchema } from '../../../src/hosting/asking.ts';
import { outputSchema, payloadSchema } from './json-schema.ts';

const until = (what: string) => z.int().describe(`Until when ${what}.`);
const name = z.string().describe('Name of the service, or the host.');
const page = z.string().describe('The page with the tag.');
const tag = z.string().describe('The tag as in the HTML, attributes in their order.');

export const websiteSchemas = {
  Move: outputSchema(
    z.object({
      domainId: z.string().describe('ID of the domain.'),
      name: z.string().describe('Host of the domain.'),
      clientId: z.string().describe('ID of the client that the domain belongs to.'),
      toClientId: z.string().nullable().describe('ID of the client that has accepted; null before.'),
      expiresAt: until('the move can be accepted and made'),
    }),
  ),
  MoveLinks: outputSchema(
    z.object({
      url: z.string().describe('Link for an owner of the other client. It is returned only here.'),
      confirmUrl: z
        .string()
        .describe(
          'Page of the console on which an owner of this client downloads its records and makes the move.',
        ),
      expiresAt: until('the move can be accepted and made'),
    }),
  ),
  HandoverLink: outputSchema(
    z.object({
      url: z.string().describe('Link for the webmaster. It is returned only here.'),
      expiresAt: until('the link works'),
    }),
  ),
  Handover: outputSchema(
    z.object({
      expiresAt: z.int().nullable().describe('Until when the link works; null if there is none.'),
      checkedAt: z.int().nullable().describe('When the website was last scanned; null if it never was.'),
      isInstalled: z.boolean().describe('Whether the snippet is done.'),
      open: z
        .array(
          z.object({
            name,
            page,
            tag,
            line: z.string().describe('The replacement for the tag; empty if the tag must be removed.'),
          }),
        )
        .describe('Tags to change.'),
      more: z
        .int()
        .describe('Further tags to change, which a scan lists after those in `open` have changed.'),
      done: z
        .array(
          z.object({ name, page, tag, at: z.int().describe('Time of the scan that no longer found it.') }),
        )
        .describe('Tags that have changed.'),
    }),
  ),
  Asking: payloadSchema(askingSchema, {
    reason: 'Why visitors are asked again.',
    embedding: 'ID of the embedding to ask about. Without it, all visitors are asked about everything again.',
  }),
};
