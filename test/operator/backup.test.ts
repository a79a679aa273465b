import { expect, test } from 'vitest';
import { makeBackup, exportBackup, makeAccount, importBackup } from '../support/backups.ts';
import { hosting } from '../support/call.ts';
import { visit } from '../support/visit.ts';
import { operatorVisit } from './operator-visit.ts';

type Its = Awaited<ReturnType<typeof operatorVisit>>;

async function upload(its: Its, text: string, more: Record<string, string> = {}) {
  await its.get('/operator/import');
  const form = new FormData();
  for (const [name, value] of Object.entries({ token: its.token(), ...more })) form.append(name, value);
  form.append('file', new File([text], 'placet.json', { type: 'application/json' }));
  const request = new Request('https://placet.example', { method: 'POST', body: form });
  const headers = { 'Content-Type': request.headers.get('Content-Type')! };
  return its.send('POST', '/operator/import', { body: new Uint8Array(await request.arrayBuffer()), headers });
}

test('a client can be downloaded and imported again; an invalid file gets error messages', async () => {
  const its = await operatorVisit();
  const { client } = await makeAccount();
  const path = `/operator/clients/${client.id}`;
  expect((await its.get(`${path}/account`)).text).toContain(`href="${path}/export"`);
  const file = await its.get(`${path}/export`);
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="placet-${client.id}.json"`);
  const before = await exportBackup(client.id);
  expect(file.body).toEqual(before);

  expect((await upload(its, file.text)).text).toContain('the client already has this configuration');
  await hosting('DELETE', `/client/${client.id}`);
  const back = await upload(its, file.text);
  expect(back.text).toContain(`href="${path}"`);
  expect(await exportBackup(client.id)).toEqual(before);

  const other = JSON.stringify({ ...before, client: { ...before.client, company: 'Other' } });
  const refused = await upload(its, other);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<code>/client/company</code>');
  expect((await upload(its, other, { replace: 'on' })).status).toBe(200);
  expect((await exportBackup(client.id)).client.company).toBe('Other');
  const taken = await upload(its, other, { new: 'on' });
  expect(taken.text).toContain('<code>/client/username</code>');
  expect(taken.text).toMatch(/name="new"[^>]* checked/);
  expect(taken.text).not.toMatch(/name="replace"[^>]* checked/);
  for (const wrong of ['', '{', '{"version":3}', '<script>']) {
    const answer = await upload(its, wrong);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Nothing was imported:');
  }
});

test('nobody else can download or import', async () => {
  const document = makeBackup();
  await importBackup(document);
  const path = `/operator/clients/${document.client.id}/export`;
  const stranger = visit();
  expect((await stranger.get(path)).status).toBe(303);
  expect((await upload(stranger, JSON.stringify(makeBackup()))).status).not.toBe(200);
  const its = await operatorVisit();
  expect((await its.get('/operator/clients/000000000000/export')).status).toBe(404);
  const forged = await upload(its, JSON.stringify(makeBackup()), { token: 'x' });
  expect(forged.status).toBe(403);
  expect((await hosting('GET', '/client')).body).toHaveLength(1);
});
