import { describe, expect, test } from 'vitest';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { pointers } from '../support/problem.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const defaults = {
  widgetBlocking: true,
  widgetButtons: ['accept', 'decline', 'cpanel'],
  widgetCloseButton: false,
  widgetPosition: 'center',
  showPurposesInMainWindow: false,
  settingsAcceptAllButton: true,
  settingsCheckAndUncheckAllButtons: false,
  settingsFooter: true,
  complyWithDoNotTrack: false,
  enableOnlyInEu: false,
  manipulationPrevention: false,
  logoEnabled: false,
  logoImage: null,
  settingsIconEnabled: true,
  whitelabel: false,
  customCss: '',
};

/** The contrast of two colors as WCAG 2.2 defines it. */
function contrast(a: string, b: string) {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the themes of a domain', () => {
  test('begin with one default theme, which can be read by everyone', async () => {
    const { P } = await makeDomain();
    const [theme, ...others] = (await hosting('GET', `${P}/theme`)).body;
    expect(others).toEqual([]);
    expect(theme).toMatchObject({ ...defaults, name: 'Default', default: true });
    for (const part of [
      'primaryButton',
      'declineButton',
      'button',
      'window',
      'iframeBlocker',
      'iframeBlockerButton',
    ]) {
      const [front, back] = [theme[`${part}ForegroundColor`], theme[`${part}BackgroundColor`]];
      expect(contrast(front, back), part).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme.windowLinkColor, theme.windowBackgroundColor)).toBeGreaterThanOrEqual(4.5);
  });

  test('are created, read, changed, listed and deleted', async () => {
    const { P } = await makeDomain();
    const given = {
      name: 'Brand',
      widgetPosition: 'bottomleft',
      widgetButtons: ['decline', 'accept'],
      logoEnabled: true,
      logoImage: PNG,
      windowLinkColor: '#00AA11',
      customCss: '.r { color: red }',
      customCssForIframeBlocker: 'html { color: red }',
      settingsIconImage: PNG,
      settingsIconTarget: 'main',
      widgetSwitchType: 'checkbox',
    };
    const created = await hosting('POST', `${P}/theme`, given);
    expect(created.status, created.text).toBe(201);
    expect(created.body).toMatchObject({ ...defaults, ...given, default: false });
    const path = `${P}/theme/${created.body.id}`;
    const updated = await hosting('PUT', path, { ...created.body, widgetCloseButton: true });
    expect(updated.body).toEqual({ ...created.body, widgetCloseButton: true });
    expect((await hosting('GET', path)).body).toEqual(updated.body);
    expect((await hosting('GET', `${P}/theme`)).body).toHaveLength(2);
    expect((await hosting('DELETE', path)).status).toBe(204);
    expect((await hosting('GET', path)).status).toBe(404);
  });

  test('have at most one default: the last one that was set', async () => {
    const { P } = await makeDomain();
    const second = await hosting('POST', `${P}/theme`, { name: 'Second', default: true });
    const defaultsOf = async () =>
      (await hosting('GET', `${P}/theme`)).body.map(({ default: on }: { default: boolean }) => on);
    expect(await defaultsOf()).toEqual([false, true]);
    const [first] = (await hosting('GET', `${P}/theme`)).body;
    await hosting('PUT', `${P}/theme/${first.id}`, { name: 'Default', default: true });
    expect(await defaultsOf()).toEqual([true, false]);
    expect(second.body.default).toBe(true);
  });

  test.each([
    ['/name', { name: '' }],
    ['/logoImage', { logoImage: Buffer.from('GIF89a').toString('base64') }],
    ['/logoImage', { logoImage: 'not base64!' }],
    ['/logoImage', { logoImage: PNG.slice(0, 12) + 'A'.repeat(720_000) }],
    ['/windowBackgroundColor', { windowBackgroundColor: 'red' }],
    ['/settingsIconImage', { settingsIconImage: PNG.slice(0, 12) + 'A'.repeat(90_000) }],
    ['/settingsIconTarget', { settingsIconTarget: 'settings' }],
    ['/widgetSwitchType', { widgetSwitchType: 'radio' }],
    ['/widgetPosition', { widgetPosition: 'left' }],
    ['/widgetButtons/0', { widgetButtons: ['ok'] }],
    ['/animation', { animation: true }],
  ])('refuse what is wrong with %s', async (pointer, wrong) => {
    const { P } = await makeDomain();
    const answer = await hosting('POST', `${P}/theme`, { name: 'Brand', ...wrong });
    expect(answer.status).toBe(400);
    expect(pointers(answer)).toContain(pointer);
  });

  test('share `enableOnlyInEu`, which is a setting of the domain', async () => {
    const { P } = await makeDomain();
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    const path = `${P}/theme/${theme.id}`;
    const outside = ['policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'];
    const policies = async () => {
      const { body } = await hosting('GET', P);
      return [body.policyEurope, ...outside.map((name) => body[name])];
    };
    const set = async (value: boolean) =>
      (await hosting('PUT', path, { name: 'Default', enableOnlyInEu: value })).body.enableOnlyInEu;
    const other = await hosting('POST', `${P}/theme`, { name: 'Other', enableOnlyInEu: true });
    expect(other.body.enableOnlyInEu).toBe(true);
    expect(await policies()).toEqual(['optIn', 'none', 'none', 'none', 'none']);
    expect((await hosting('GET', path)).body).toEqual({ ...theme, enableOnlyInEu: true });
    expect(await set(false)).toBe(false);
    expect(await policies()).toEqual(['optIn', 'optIn', 'optIn', 'optIn', 'optIn']);

    const own = { policyEurope: 'noticeOnly', policyUsStates: 'optOut', policyBrazil: 'none' };
    await hosting('PUT', P, { name: 'www.mysite.xyz', ...own });
    expect(await set(false)).toBe(false);
    expect(await policies()).toEqual(['noticeOnly', 'optOut', 'optIn', 'none', 'optIn']);
    expect(await set(true)).toBe(true);
    expect(await policies()).toEqual(['noticeOnly', 'none', 'none', 'none', 'none']);
    const listed = (await hosting('GET', `${P}/theme`)).body;
    expect(listed.map((theme: { enableOnlyInEu: boolean }) => theme.enableOnlyInEu)).toEqual([true, true]);
  });

  test('get the policies of a domain whose configuration is copied', async () => {
    const { P, domain } = await makeDomain();
    const other = await makeDomain('other.example');
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    await hosting('PUT', `${P}/theme/${theme.id}`, { name: 'Default', enableOnlyInEu: true });
    expect(await replaceConfiguration(db, domain.id, other.domain.id)).toBeUndefined();
    expect((await hosting('GET', other.P)).body.policyQuebec).toBe('none');
    const [copied] = (await hosting('GET', `${other.P}/theme`)).body;
    expect(copied).toEqual({ ...theme, id: copied.id, enableOnlyInEu: true });
  });

  test('leave the domain as it is where the theme does not exist', async () => {
    const { P, client } = await makeDomain();
    const other = await makeDomain('other.example', client);
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    const wrong = { name: 'Default', enableOnlyInEu: true };
    expect((await hosting('PUT', `${other.P}/theme/${theme.id}`, wrong)).status).toBe(404);
    expect((await hosting('PUT', `${P}/theme/000000000000`, wrong)).status).toBe(404);
    for (const at of [P, other.P]) expect((await hosting('GET', at)).body.policyElsewhere).toBe('optIn');
  });

  test('are not accessible through another domain', async () => {
    const { P, client } = await makeDomain();
    const other = await makeDomain('other.example', client);
    const [theme] = (await hosting('GET', `${P}/theme`)).body;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { name: 'Mine' } : undefined;
      expect((await hosting(method, `${other.P}/theme/${theme.id}`, body)).status).toBe(404);
    }
  });
});
