import { readApiKey, renewApiKey } from '../../db/clients/api-keys.ts';
import { logEvent } from '../../http/log-event.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { confirmPassword } from '../sign-in/confirm-password.tsx';
import { createPages } from '../env.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { Form, formBody, formToken } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../flash.ts';
import { page } from '../../pages/page.tsx';
import { requireRole } from '../roles.tsx';
import { useView } from '../view.ts';

const SETTINGS = '/account/settings#api-key';

/** Rotates the API key after a confirmation. The form names the key that it replaces, so that sending it again changes nothing. */
export const apiKey = createPages()
  .use(requireRole('owner'))
  .get('/', async (c) => {
    const key = await readApiKey(c.var.db, c.env, c.var.session.clientId);
    const { t } = c.var.view;
    return page(
      c,
      t.apiKey.confirmTitle,
      <section class="card narrow">
        <h1>{t.apiKey.confirmTitle}</h1>
        <p class="notice bad">{t.apiKey.warning}</p>
        <p>{t.apiKey.warningDetail}</p>
        <Form action="/account/settings/api-key" class="choice">
          <input type="hidden" name="replaces" value={await formToken(c, key!.hash)} />
          <button>{t.apiKey.button}</button>
          <a href={SETTINGS}>{t.cancel}</a>
        </Form>
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    const asked = await confirmPassword(c);
    if (asked) return asked;
    const { db, session, form } = c.var;
    const key = await readApiKey(db, c.env, session.clientId);
    const isCurrent = form.get('replaces') === (await formToken(c, key!.hash));
    const renewed = isCurrent && (await renewApiKey(db, c.env, session.clientId, key!.hash));
    if (!renewed) return redirectWithFlash(c, 'keyUnchanged', SETTINGS);
    waitUntil(c, 'forget the API key', c.env.KEYS.delete(renewed.oldHash));
    logEvent('API key rotated', { by: 'client', client: session.clientId });
    return redirectWithFlash(c, 'key', SETTINGS);
  });

export function ApiKey({ apiKey, allowed }: { apiKey: string; allowed: boolean }) {
  const { t, url } = useView();
  return (
    <section class="card" id="api-key">
      <h2>{t.apiKey.title}</h2>
      <p>{t.apiKey.purpose}</p>
      {!allowed && <p class="notice bad">{t.apiKey.off}</p>}
      <Copyable id="key" label={t.apiKey.label} value={apiKey} />
      <form method="get" action="/account/settings/api-key">
        <button class="quiet">{t.apiKey.button}</button>
      </form>
      <p>
        {t.apiKey.try} <a href="/docs">{t.apiKey.documentation}</a>
      </p>
      <Copyable
        id="curl"
        label={t.apiKey.curl}
        value={`curl -H 'Authorization: Bearer ${apiKey}' ${url.origin}/api/domains`}
        rows={2}
      />
    </section>
  );
}
