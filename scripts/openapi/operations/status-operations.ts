import type { Operation } from '../operation.ts';
import { writeErrors } from './hosting-api.ts';

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
  {
    call: 'POST /hosting/api/log-databases/{logDatabase}/restored',
    id: 'confirmRestored',
    tag: 'Status',
    summary: 'State whether a database was restored',
    description:
      'Send this after every restore of a log database; it also resolves `stopped` in the system status. With `true`, the logs of the database continue under new numbers, and erasures and deletions are repeated; with `false`, they continue as before unless the markers in the bucket show a rollback. If the database was restored, `false` leads to two different signed histories.',
    body: { schema: 'Restored', example: 'Restored' },
    answer: { status: 204, description: 'Signing continues.' },
    errors: [...writeErrors.filter((name) => name !== 'Failed'), 'NoLogDatabase', 'Failed'],
  },
];
