import type { Operation } from '../operation.ts';
import { DOMAIN_PATH, listErrors } from './hosting-api.ts';

export const statisticsOperations: Operation[] = [
  {
    call: `GET ${DOMAIN_PATH}/statistics`,
    id: 'readStatistics',
    tag: 'Statistics',
    summary: 'Read the banner statistics',
    description:
      'Returns banner interactions by day (UTC), locale and policy, in this order. Days without any are omitted. Without `from` and `to`, returns the last 30 days. The figures are counts without any visitor’s identity and are stored for 25 months. Browsers send them without a credential, so they are an indication; the consent log is the proof. Not part of CCM19’s interface.',
    query: ['fromDate', 'toDate'],
    answer: {
      status: 200,
      description: 'The statistics.',
      schema: ['DayStatistics'],
      example: 'Statistics',
    },
    errors: [...listErrors, 'NoDomain'],
  },
  {
    call: 'POST /app/interactions',
    id: 'countOutcome',
    tag: 'Visitors',
    summary: 'Count a banner interaction',
    description:
      'The widget sends this once when a page on which the banner was shown ends. The interaction is in the statistics within an hour, under the current day (UTC), the locale and the policy. Neither an ID nor an IP address is stored. The widget sends nothing for a domain with `statisticsEnabled: false`, and the call is then rejected.',
    headers: ['origin'],
    body: {
      schema: 'BannerInteraction',
      example: 'BannerInteraction',
      types: ['application/json', 'text/plain'],
    },
    answer: { status: 204, description: 'The interaction was counted.' },
    errors: [
      'InvalidBody',
      'NotCounted',
      'NoEmbedKey',
      'TooSlow',
      'PublicTooLarge',
      'NeitherJsonNorText',
      'TooManyInteractions',
      'Failed',
    ],
  },
];
