import { HANDOVER_DAYS } from '../../../src/db/domains/handovers.ts';
import { MOVE_DAYS } from '../../../src/db/domains/moves.ts';
import type { Operation } from '../operation.ts';
import { DOMAIN_PATH, listErrors, readErrors, writeErrors } from './hosting-api.ts';

const tag = 'Domains';

/** What happens to a website as a whole. */
export const websiteOperations: Operation[] = [
  {
    call: 'GET /hosting/api/client/{clientId}/move',
    id: 'listMoves',
    tag,
    summary: 'List pending moves',
    description:
      'Returns the pending moves of the client’s domains, and those of other clients’ domains that it has accepted, in the order of the domains’ IDs. Not part of CCM19’s interface.',
    query: ['limit', 'after'],
    answer: {
      status: 200,
      description: 'The moves.',
      schema: ['Move'],
      example: 'MoveList',
      headers: ['Link'],
    },
    errors: [...listErrors, 'NoClient'],
  },
  {
    call: `GET ${DOMAIN_PATH}/move`,
    id: 'readMove',
    tag,
    summary: 'Read the pending move of a domain',
    description: 'Not part of CCM19’s interface.',
    answer: { status: 200, description: 'The move.', schema: 'Move', example: 'Move' },
    errors: [...readErrors, 'NoMove'],
  },
  {
    call: `POST ${DOMAIN_PATH}/move`,
    id: 'requestMove',
    tag,
    summary: 'Request the move of a domain to another client',
    description: `Creates a link, which works for ${MOVE_DAYS} days and replaces an earlier one. Nothing moves before an owner of the other client has accepted at \`url\`, and an owner of this client has confirmed at \`confirmUrl\` who has accepted, and that it has downloaded what it needs as the former controller. Both sign in to their consoles: the operator key cannot confirm for them. Not part of CCM19’s interface.`,
    answer: { status: 201, description: 'The links.', schema: 'MoveLinks', example: 'MoveLinks' },
    errors: [...readErrors, 'NoDomain', 'MoveAccepted'],
  },
  {
    call: `DELETE ${DOMAIN_PATH}/move`,
    id: 'withdrawMove',
    tag,
    summary: 'Withdraw a move',
    description:
      'Possible until the move is made, also after a client has accepted. Not part of CCM19’s interface.',
    answer: { status: 204, description: 'The move was withdrawn.' },
    errors: [...readErrors, 'NoMove'],
  },
  {
    call: `GET ${DOMAIN_PATH}/handover`,
    id: 'readHandover',
    tag,
    summary: 'Read what a webmaster has to change',
    description:
      'Returns the changes to the pages that the page of a handover link lists, and which of them are done. Not part of CCM19’s interface.',
    answer: { status: 200, description: 'The changes.', schema: 'Handover', example: 'Handover' },
    errors: [...readErrors, 'NoDomain'],
  },
  {
    call: `POST ${DOMAIN_PATH}/handover`,
    id: 'createHandover',
    tag,
    summary: 'Create a handover link for a webmaster',
    description: `The link works for ${HANDOVER_DAYS} days, without an account, and replaces an earlier one. Nothing can be changed with it. Not part of CCM19’s interface.`,
    answer: { status: 201, description: 'The link.', schema: 'HandoverLink', example: 'HandoverLink' },
    errors: [...readErrors, 'NoDomain', 'Archived'],
  },
  {
    call: `DELETE ${DOMAIN_PATH}/handover`,
    id: 'revokeHandover',
    tag,
    summary: 'Revoke a handover link',
    description: 'Not part of CCM19’s interface.',
    answer: { status: 204, description: 'The link was revoked.' },
    errors: [...readErrors, 'NoHandover'],
  },
  {
    call: `POST ${DOMAIN_PATH}/asking`,
    id: 'askAgain',
    tag,
    summary: 'Ask visitors again',
    description:
      'Asks visitors who have decided again: about one embedding, or about everything. Changes of an embedding’s `purpose` or `vendor` ask about it in any case; another `placeOfProcessing` does not, if it was changed with this API. The reason is in the activity list. Not part of CCM19’s interface.',
    body: { schema: 'Asking', example: 'Asking' },
    answer: { status: 204, description: 'Visitors are asked again.' },
    errors: [...writeErrors, 'NoEmbedding', 'NotAsked'],
  },
];
