import type { Issue } from '../../../src/clients/status/page-issues.ts';
import type { DayStatistics } from '../../../src/db/statistics/statistics.ts';
import { dateOf } from '../../../src/lib/time.ts';
import type { Status } from '../../../src/hosting/status.ts';
import type { WebsiteServices } from '../../../src/visitor/services.ts';
import { DAY, ids, timestamp } from './example-ids.ts';
import { noticeHash } from './example-log.ts';

const issues: Issue[] = [
  {
    id: 'service:5001',
    type: 'service',
    name: 'YouTube',
    preset: 5001,
    hosts: ['www.youtube-nocookie.com'],
    lastSeen: dateOf(timestamp),
  },
];

const websiteServices: WebsiteServices = {
  serverCookie: true,
  notBefore: 0,
  lifetime: 365,
  rejectionLifetime: 365,
  cookie: { domain: null, secure: true },
  notices: [noticeHash.slice(0, 8)],
  services: [
    {
      id: ids.embeddingId,
      key: 'matomo',
      name: 'Matomo',
      purpose: 'a717ff5',
      mandatory: false,
      since: timestamp - 30 * DAY,
      markers: ['matomo.js'],
    },
  ],
};

const page = { apiKey: ids.embedKey, domain: ids.domainId };

export const issueExamples = {
  WebsiteServices: websiteServices,
  Issues: issues,
  IssueAnswer: { accepted: true },
  Reports: { ...page, seen: [{ kind: 'script', name: 'cdn.counter.example', early: false }] },
  RecordingStart: { ...page, token: '5f0c11ab90d7e2c4416be2f0a9d3c877' },
  Recording: { session: `${timestamp + 7200}.${'1f'.repeat(32)}` },
};

const statistics: DayStatistics[] = [
  {
    date: dateOf(timestamp - DAY),
    locale: 'fr_FR',
    policy: 'optIn',
    shown: 40,
    acceptedAll: 21,
    refusedAll: 12,
    chosen: 2,
    unanswered: 5,
    gpc: 3,
  },
  {
    date: dateOf(timestamp),
    locale: 'fr_FR',
    policy: 'optIn',
    shown: 38,
    acceptedAll: 19,
    refusedAll: 13,
    chosen: 1,
    unanswered: 5,
    gpc: 3,
  },
];

export const statisticsExamples = {
  Statistics: statistics,
  BannerInteraction: { apiKey: ids.embedKey, domain: ids.domainId, locale: 'en_US', outcome: 'refusedAll' },
};

export const statusExample: Status = {
  version: '0.1.0',
  databases: [
    {
      name: 'DB',
      error: null,
      migration: '0000_init.sql',
      lastRun: { startedAt: timestamp, endedAt: timestamp + 1 },
      notCovered: null,
      notArchived: { domain: ids.domainId, number: 2, sealedAt: timestamp - 120 },
      stopped: null,
      lastRollback: null,
      recovering: false,
      orphanedLogs: 0,
      toErase: 0,
      faults: [
        {
          step: 'archive',
          domain: ids.domainId,
          block: 2,
          reason: 'put: We encountered an internal error. Please try again. (10001)',
          tries: 1,
          since: timestamp - 60,
          nextAt: timestamp,
        },
      ],
      sizes: {
        bytes: 48_201_728,
        liveEntries: 4_821,
        archivedEntries: 1_840_000,
        countedAt: timestamp - DAY / 2,
      },
    },
  ],
  anchor: { error: null, date: '2026-11-22', timestamped: true },
};
