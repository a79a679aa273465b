import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { forgetApiKey, readApiKey, renewApiKey } from '../../db/clients/api-keys.ts';
import { readEmbedKey, renewEmbedKey } from '../../db/clients/embed-keys.ts';
import { logEvent } from '../../http/log-event.ts';
import { Card, narrowPage } from '../../pages/page.tsx';
import { Copyable } from '../../pages/forms/fields.tsx';
import { Confirmation, formBody, formToken, type WithForm } from '../../pages/forms/form.tsx';
import { createPages, redirectWithFlash, useView } from '../console.ts';
import { requireRole } from '../roles.ts';
import { passwordConfirmed } from '../../people/sign-in/confirm-password.tsx';
import type { SignedIn } from '../console.ts';

type Name = 'api-key' | 'embed-key';
type Call = Pick<Context<SignedIn>, 'env' | 'var'>;
/** The texts of the confirmation, and the present key as far as the form has to identify it. */
type Present = { title: string; content: Child; button: string; key: string };

const pathOf = (name: Name) => `/account/settings/${name}`;
const cardOf = (name: Name) => `/account/settings#${name}`;

/** Rotates a key after a confirmation. The form names the key that it replaces, so that sending it again changes nothing. */
const rotation = (
  name: Name,
  read: (c: Call) => Promise<Present>,
  rotate: (c: Context<SignedIn & WithForm>, key: string) => Promise<unknown>,
  [rotated, unchanged]: ['key', 'keyUnchanged'] | ['embedKey', 'embedKeyUnchanged'],
) =>
  createPages()
    .use(requireRole('owner'))
    .get('/', async (c) => {
      const { title, content, button, key } = await read(c);
      return narrowPage(
        c,
        title,
        <>
          {content}
          <Confirmation action={pathOf(name)} button={button} back={cardOf(name)}>
            <input type="hidden" name="replaces" value={await formToken(c, key)} />
          </Confirmation>
        </>,
      );
    })
    .post('/', formBody, passwordConfirmed, async (c) => {
      const { key } = await read(c);
      const isCurrent = c.var.form.get('replaces') === (await formToken(c, key));
      const isRotated = isCurrent && (await rotate(c, key));
      return redirectWithFlash(c, isRotated ? rotated : unchanged, cardOf(name));
    });

const apiKey = rotation(
  'api-key',
  async (c) => {
    const { confirmTitle: title, warning, warningDetail, button } = c.var.view.t.apiKey;
    const content = (
      <>
        <p class="notice bad">{warning}</p>
        <p>{warningDetail}</p>
      </>
    );
    return { title, content, button, key: (await readApiKey(c.var.db, c.env, c.var.session.clientId))!.hash };
  },
  async (c, hash) => {
    const { db, session } = c.var;
    const renewed = await renewApiKey(db, c.env, session.clientId, hash);
    if (!renewed) return false;
    forgetApiKey(c, renewed.oldHash);
    return true;
  },
  ['key', 'keyUnchanged'],
);

const embedKey = rotation(
  'embed-key',
  async (c) => {
    const { confirmTitle: title, detail, again, button } = c.var.view.t.embedKey;
    const { key, beforeUntil } = await readEmbedKey(c.var.db, c.var.session.clientId);
    const content = (
      <>
        <p>{detail}</p>
        {beforeUntil > 0 && <p class="notice bad">{again}</p>}
      </>
    );
    return { title, content, button, key };
  },
  async (c, key) => {
    const isRotated = await renewEmbedKey(c.var.db, c.var.session.clientId, key);
    if (isRotated) logEvent('embed key rotated', { client: c.var.session.clientId });
    return isRotated;
  },
  ['embedKey', 'embedKeyUnchanged'],
);

/** The pages that rotate the keys. */
export const keys = createPages().route('/api-key', apiKey).route('/embed-key', embedKey);

const RotateButton = ({ name, text }: { name: Name; text: string }) => (
  <form method="get" action={pathOf(name)}>
    <button class="quiet">{text}</button>
  </form>
);

export function ApiKey({ apiKey, allowed }: { apiKey: string; allowed: boolean }) {
  const { t, url } = useView();
  return (
    <Card id="api-key" title={t.apiKey.title}>
      <p>{t.apiKey.purpose}</p>
      {!allowed && <p class="notice bad">{t.apiKey.off}</p>}
      <Copyable id="key" label={t.apiKey.label} value={apiKey} />
      <RotateButton name="api-key" text={t.apiKey.button} />
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

export function EmbedKey({ beforeUntil }: { beforeUntil: number }) {
  const { t, formats } = useView();
  return (
    <Card id="embed-key" title={t.embedKey.title}>
      <p>{t.embedKey.text}</p>
      {beforeUntil > 0 && <p class="notice">{t.embedKey.before(formats.time(beforeUntil))}</p>}
      <RotateButton name="embed-key" text={t.embedKey.button} />
    </Card>
  );
}
