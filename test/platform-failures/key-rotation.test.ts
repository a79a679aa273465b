// @module-tag long
import { expect, test } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { readKeys, openCheckpoint } from '../../src/verify/log/log-keys.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { randomBy } from '../log/model/random.ts';
import { call } from '../support/call.ts';
import { newUcid } from '../support/make.ts';
import { sample } from '../support/sample.ts';
import { timeline } from '../support/log/timeline.ts';

// During a deployment, the old and the new version of the Worker answer requests and run the job in turn. Here the new one
// has the next key.

type Version = 'old' | 'new';

/** A domain that is served by two versions, and all that they have signed and published. */
async function rotation() {
  const line = await timeline();
  const versions: Record<Version, Bindings> = {
    old: { ...line.bindings, LOG_KEY_GENERATION: '1' },
    new: { ...line.bindings, LOG_KEY_GENERATION: '2' },
  };
  const receipts: string[] = [];
  const checkpoints = new Set<string>();
  const published = new Set<string>();

  /** What somebody who asks this version sees. */
  async function look(version: Version) {
    const { text: keys } = await call('GET', `/app/log-key?domain=${line.domain.id}`, {
      env: versions[version],
    });
    published.add(keys);
    const checkpoint = await line.get('/log/checkpoint', {}, versions[version]);
    if (checkpoint.status === 200) checkpoints.add(checkpoint.text);
    return keys;
  }

  const steps = {
    decide: async (version: Version) => {
      line.pass(10);
      const answer = await call('POST', '/app/consents', {
        env: versions[version],
        headers: { Origin: 'https://www.mysite.xyz' },
        body: {
          apiKey: line.embedKey,
          domain: line.domain.id,
          ucid: newUcid(),
          consent: false,
          embeddings: [],
        },
      });
      expect(answer.status, answer.text).toBe(201);
      receipts.push(answer.body.receipt);
    },
    run: async (version: Version) => {
      line.pass(12 * 60);
      await maintain(versions[version], line.now());
    },
  };
  return { ...line, steps, receipts, checkpoints, published, look };
}

/** Why an auditor rejects what was signed, with keys that the service has published. */
async function rejected(keys: string, { receipts, checkpoints }: Awaited<ReturnType<typeof rotation>>) {
  const reasons: string[] = [];
  for (const receipt of receipts)
    reasons.push(...(await verifyReceipt(receipt, keys)).wrong.map(({ code }) => code));
  for (const checkpoint of checkpoints)
    await openCheckpoint(checkpoint, readKeys(keys)).catch(({ code }: { code: string }) =>
      reasons.push(code),
    );
  return reasons;
}

const orders: Record<string, [Version, 'decide' | 'run'][]> = {
  'before the first checkpoint': [
    ['old', 'decide'],
    ['new', 'decide'],
    ['old', 'decide'],
    ['new', 'run'],
    ['old', 'decide'],
    ['new', 'run'],
  ],
  'while the old version still runs the job': [
    ['old', 'decide'],
    ['old', 'run'],
    ['new', 'decide'],
    ['old', 'decide'],
    ['old', 'run'],
    ['new', 'decide'],
    ['new', 'run'],
    ['old', 'decide'],
    ['new', 'run'],
  ],
  ...Object.fromEntries(
    sample([1, 2, 3], 3).map((seed) => {
      const { pick } = randomBy(seed);
      const random = Array.from({ length: 14 }, () => [
        pick(['old', 'new']),
        pick(['decide', 'decide', 'run']),
      ]);
      return [`at random (${seed})`, [...random, ['new', 'decide'], ['new', 'run'], ['new', 'run']]];
    }),
  ),
};

test.each(Object.entries(orders))(
  'all that two versions of the Worker sign while the key changes can be verified with the keys published then: %s',
  async (_, order) => {
    const world = await rotation();
    for (const [at, [version, step]] of order.entries()) {
      await world.steps[step](version);
      for (const asked of ['old', 'new'] as const)
        expect(
          await rejected(await world.look(asked), world),
          `after step ${at}, keys of the ${asked} version`,
        ).toEqual([]);
    }
    const [last] = [...world.published].slice(-1);
    expect(JSON.parse(last!).former).toHaveLength(1);
    // Keys that were saved earlier know nothing of the next one, but contradict nothing that was signed since.
    for (const keys of world.published)
      expect(
        (await rejected(keys, world)).filter((code) => !code.endsWith('Unsigned')),
        keys,
      ).toEqual([]);
  },
);
