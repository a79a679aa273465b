import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../../lib/on-exit.ts';
import { recordAnswers, recordTexts } from './record-answers.ts';
import { startRecordedService } from './recorded-service.ts';
import { tellStory } from './story.ts';

/** What the service answers to the calls of the API reference; the same at each run. */
export async function record() {
  const folder = mkdtempSync(join(tmpdir(), 'placet-examples-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const service = await startRecordedService(folder);
  try {
    const told = await tellStory(service);
    const texts = await recordTexts(service, told.Decision.notice);
    return { examples: { ...told, ...(await recordAnswers(service)) }, texts };
  } finally {
    await service.close();
  }
}
