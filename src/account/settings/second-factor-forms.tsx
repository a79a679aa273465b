import type { findSecondFactor } from '../../db/users/second-factors.ts';
import { totpLink } from '../../lib/crypto/totp.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm, ButtonOrCancel, Form } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';
import { Card } from '../../pages/page.tsx';
import { CodeField, CurrentCode, type Refusal } from '../sign-in/code-field.tsx';

export const PATH = '/account/settings/second-factor';
export const SETTINGS = '/account/settings#second-factor';

type SetUpProps = {
  /** The name that the app shows. */
  name: string;
  secret: string;
  sealed: string;
  wrong: boolean;
  replaces: boolean;
  refusal: Refusal | undefined;
};

export function SetUpForm({ name, secret, sealed, wrong, replaces, refusal }: SetUpProps) {
  const { t, url } = useView();
  return (
    <>
      <p>{t.twoFactor.setUpText}</p>
      <p>
        <a href={totpLink(secret, `Placet ${url.hostname}`, name)} data-qr={t.twoFactor.qr}>
          {t.twoFactor.open}
        </a>
      </p>
      <script src="/account/qr.js" type="module"></script>
      <Copyable
        id="secret"
        label={t.twoFactor.secret}
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        rows={2}
      />
      <Form action={PATH}>
        <input type="hidden" name="sealed" value={sealed} />
        <CodeField error={wrong} />
        {replaces && <CurrentCode name="present" label={t.twoFactor.currentCode} refusal={refusal} />}
        <ButtonOrCancel button={t.twoFactor.on} back={SETTINGS} />
      </Form>
    </>
  );
}

export function DisableForm({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useView();
  return (
    <>
      <p>{t.twoFactor.offText}</p>
      <Form action={`${PATH}/off`}>
        <CurrentCode refusal={refusal} />
        <ButtonOrCancel button={t.twoFactor.off} back={SETTINGS} />
      </Form>
    </>
  );
}

export function SecondFactor({ factor }: { factor: Awaited<ReturnType<typeof findSecondFactor>> }) {
  const { t } = useView();
  return (
    <Card id="second-factor" title={t.twoFactor.title}>
      <p>{factor ? t.twoFactor.isOn(factor.codes) : t.twoFactor.text}</p>
      {factor ? (
        <ActionForm action={`${PATH}/off`} button={t.twoFactor.off} quiet />
      ) : (
        <form method="get" action={PATH}>
          <button class="quiet">{t.twoFactor.setUp}</button>
        </form>
      )}
    </Card>
  );
}
