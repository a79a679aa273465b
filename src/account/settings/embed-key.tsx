import { readEmbedKey, renewEmbedKey } from '../../db/clients/embed-keys.ts';
import { logEvent } from '../../http/log-event.ts';
import { formBody, formToken, Confirmation } from '../../pages/forms/form.tsx';
import { confirmPassword } from '../sign-in/confirm-password.tsx';
import { createPages } from '../env.ts';
import { redirectWithFlash } from '../flash.ts';
import { requireRole } from '../roles.tsx';
import { useView } from '../view.ts';
import { Card, narrowPage } from '../../pages/cards.tsx';

const PATH = '/account/settings/embed-key';
const SETTINGS = '/account/settings#embed-key';

/** Rotates the embed key after a confirmation. The form names the key that it replaces, so that sending it again changes nothing. */
export const embedKey = createPages()
  .use(requireRole('owner'))
  .get('/', async (c) => {
    const { key, beforeUntil } = await readEmbedKey(c.var.db, c.var.session.clientId);
    const { t } = c.var.view;
    return narrowPage(
      c,
      t.embedKey.confirmTitle,
      <>
        <p>{t.embedKey.detail}</p>
        {beforeUntil > 0 && <p class="notice bad">{t.embedKey.again}</p>}
        <Confirmation action={PATH} button={t.embedKey.button} back={SETTINGS}>
          <input type="hidden" name="replaces" value={await formToken(c, key)} />
        </Confirmation>
      </>,
    );
  })
  .post('/', formBody, async (c) => {
    const asked = await confirmPassword(c);
    if (asked) return asked;
    const { db, session, form } = c.var;
    const { key } = await readEmbedKey(db, session.clientId);
    const isCurrent = form.get('replaces') === (await formToken(c, key));
    if (!isCurrent || !(await renewEmbedKey(db, session.clientId, key)))
      return redirectWithFlash(c, 'embedKeyUnchanged', SETTINGS);
    logEvent('embed key rotated', { client: session.clientId });
    return redirectWithFlash(c, 'embedKey', SETTINGS);
  });

export function EmbedKey({ beforeUntil }: { beforeUntil: number }) {
  const { t, formats } = useView();
  return (
    <Card id="embed-key" title={t.embedKey.title}>
      <p>{t.embedKey.text}</p>
      {beforeUntil > 0 && <p class="notice">{t.embedKey.before(formats.time(beforeUntil))}</p>}
      <form method="get" action={PATH}>
        <button class="quiet">{t.embedKey.button}</button>
      </form>
    </Card>
  );
}
