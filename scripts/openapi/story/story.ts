import { createHash } from 'node:crypto';
import { tokenHash } from '../../../src/lib/crypto/sha256.ts';
import { BEGAN, DAY, ids, timestamp, token } from '../examples/example-ids.ts';
import { requests } from '../examples/requests.ts';
import { CLIENT, DOMAIN } from './paths.ts';
import type { FixedService } from './fixed-service.ts';

const HOUR = 3600;
const YESTERDAY = timestamp - DAY;
/** The last time before `time` at which the scheduled job signs the note of the day: at minute 37. */
const anchorTimeBefore = (time: number) => Math.floor((time - 37 * 60) / HOUR) * HOUR + 37 * 60;

/** The consent ID of another visitor. */
const visitor = (name: string) => createHash('sha256').update(name).digest('hex');

/**
 * An agency imports its domain, a visitor rejects its service and accepts it a day later, and the decision of another
 * visitor is erased. Returns what only a call in the course of events answers.
 */
export async function tellStory({ setTime, setApiKey, runAt, json, text, query }: FixedService) {
  setTime(BEGAN);
  const ImportResult = await json('POST', '/hosting/api/import', requests.AccountDocument);
  const ApiKey = (await json('POST', `${CLIENT}/apiKey`)) as { apiKey: string };
  setApiKey(ApiKey.apiKey);

  setTime(YESTERDAY - 120);
  const script = await text('GET', `/app.js?apiKey=${ids.embedKey}&domain=${ids.domainId}&lang=en_US`);
  const Decision = {
    ...requests.EvidenceFileRequest,
    consent: true,
    embeddings: [ids.embeddingId],
    manipulationPrevention: false,
    lang: 'en_US',
    notice: /"notice":"([0-9a-f]{64})"/.exec(script)![1]!,
  };
  const decide = (change: object = {}) => json('POST', '/app/consents', { ...Decision, ...change });
  async function visit(...outcomes: string[]) {
    for (const outcome of outcomes)
      await json('POST', '/app/interactions', { ...requests.BannerInteraction, outcome });
    await json('POST', '/app/reports', requests.Reports);
  }

  await runAt(YESTERDAY - 60);
  setTime(YESTERDAY - 40);
  await decide({ ucid: visitor('one') });
  setTime(YESTERDAY);
  await decide({ consent: false, embeddings: [] });
  await visit('acceptedAll', 'acceptedAll', 'refusedAll', 'unanswered');
  setTime(YESTERDAY + 60);
  const Sealed = await json('POST', `${DOMAIN}/log/archive`);
  await runAt(YESTERDAY + 900);
  await runAt(anchorTimeBefore(YESTERDAY + HOUR));

  setTime(timestamp - 2 * HOUR);
  await decide({ ucid: visitor('two') });
  await json('DELETE', `${DOMAIN}/log/consents/${visitor('one')}`);
  await runAt(timestamp - 2 * HOUR + 900);
  await runAt(anchorTimeBefore(timestamp));
  await runAt(timestamp - 60);
  setTime(timestamp);
  const Stored = await decide();
  await visit('acceptedAll', 'refusedAll', 'chosen');
  await runAt(timestamp + 120);

  setTime(timestamp + 150);
  // The link of a recording comes from the console.
  await query(
    `INSERT INTO recordingLinks VALUES ('${tokenHash(token)}', '${ids.domainId}', ${timestamp + HOUR})`,
  );
  const Recording = await json('POST', '/app/recordings', requests.RecordingStart);

  return { ImportResult, ApiKey, Decision, Sealed, Stored, Recording };
}
