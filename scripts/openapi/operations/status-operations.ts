import type { Operation } from '../operation.ts';

export const statusOperations: Operation[] = [
  {
    call: 'GET /hosting/api/status',
    id: 'readStatus',
    tag: 'Status',
    summary: 'Read the system status',
    description:
      'Returns versions, the last run of the scheduled job, the blocks that wait for it, failed jobs and database sizes. If a database does not respond, its `error` says why; the status is 200 all the same.',
    answer: { status: 200, description: 'The system status.', schema: 'Status', example: 'Status' },
    errors: ['NoOperator', 'Failed'],
  },
];
