import { setCheckpointEmails } from '../../db/users/checkpoint-emails.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createPages, redirectWithFlash, useView } from '../console.ts';
import { requireRole } from '../roles.tsx';
import type { SignedIn } from '../sign-in/session.ts';
import { Card } from '../../pages/page.tsx';

const PATH = '/account/settings/checkpoint-emails';

/** Turns the monthly checkpoints by email on or off, for the user of the session. */
export const checkpointEmails = createPages()
  .use(requireRole('owner'))
  .post('/', formBody, async (c) => {
    const { db, form, session } = c.var;
    await setCheckpointEmails(db, session, form.get('wanted') === 'on');
    return redirectWithFlash(c, 'saved', '/account/settings#checkpoint-emails');
  });

export function CheckpointEmails({ session }: { session: SignedIn['Variables']['session'] }) {
  const { title, text, on, off, subscribe, unsubscribe } = useView().t.checkpointEmails;
  const isOn = session.checkpointEmails;
  return (
    <Card id="checkpoint-emails" title={title}>
      <p>{text}</p>
      <p class="hint">{isOn ? on(session.emailAddress) : off}</p>
      <ActionForm action={PATH} button={isOn ? unsubscribe : subscribe} quiet>
        <input type="hidden" name="wanted" value={isOn ? 'off' : 'on'} />
      </ActionForm>
    </Card>
  );
}
