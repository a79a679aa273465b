import { readApiKey, renewApiKey } from '../../db/clients/api-keys.ts';
import { logEvent } from '../../http/log-event.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { confirmPassword } from '../sign-in/confirm-password.tsx';
import { createPages } from '../env.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { formBody, formToken, Confirmation } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../flash.ts';
import { requireRole } from '../roles.tsx';
import { useView } from '../view.ts';
import { Card, narrowPage } from '../../pages/cards.tsx';

const SETTINGS = '/account/settings#api-key';

/** Rotates the API key after a confirmation. The form names the key that it replaces, so that sending it again changes nothing. */
export const apiKey = createPages()
  .use(requireRole('owner'))
  .get('/', async (c) => {
    const key = await readApiKey(c.var.db, c.env, c.var.session.clientId);
    const { t } = c.var.view;
    return narrowPage(
      c,
      t.apiKey.confirmTitle,
      <>
        <p class="notice bad">{t.apiKey.warning}</p>
        <p>{t.apiKey.warningDetail}</p>
        <Confirmation action="/account/settings/api-key" button={t.apiKey.button} back={SETTINGS}>
          <input type="hidden" name="replaces" value={await formToken(c, key!.hash)} />
        </Confirmation>
      </>,
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
    <Card id="api-key" title={t.apiKey.title}>
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
    </Card>
  );
}
