import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../../lib/on-exit.ts';
import { readAnswers, readTexts } from './read-answers.ts';
import { startFixedService } from './fixed-service.ts';
import { tellStory } from './story.ts';

/** What the service answers to the calls of the API reference; the same at each run. */
export async function runStory() {
  const folder = mkdtempSync(join(tmpdir(), 'placet-examples-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const service = await startFixedService(folder);
  try {
    const told = await tellStory(service);
    const texts = await readTexts(service, told.Decision.notice);
    return { examples: { ...told, ...(await readAnswers(service)) }, texts };
  } finally {
    await service.close();
  }
}
