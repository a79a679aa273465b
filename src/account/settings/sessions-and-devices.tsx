import { forgetDevice } from '../../db/users/known-devices.ts';
import { endOtherSessions, endSession, listSessions } from '../../db/users/sessions.ts';
import { logEvent } from '../../http/log-event.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { createPages } from '../env.ts';
import { redirectWithFlash } from '../flash.ts';
import { requireRole } from '../roles.tsx';
import { useView } from '../view.ts';
import { Card } from '../../pages/cards.tsx';

const PATH = '/account/settings/sessions';
/** The start of its hash identifies a session among those of the user. */
const idOf = ({ hash }: { hash: string }) => hash.slice(0, 16);

/** Ends a session and removes its device, removes a device without a session, or ends and removes all others. */
export const sessions = createPages()
  .use(requireRole('viewer'))
  .post('/', formBody, async (c) => {
    const { db, form, session } = c.var;
    const wanted = form.get('session');
    if (wanted === 'others') await endOtherSessions(db, session, session.hash);
    const { open, devices } = await listSessions(db, session);
    const isWanted = (one: { hash: string }) => idOf(one) === wanted;
    const found = open.find(isWanted);
    if (found) await endSession(db, session, found.hash);
    const device = found?.device ?? devices.find(isWanted)?.hash;
    if (device) await forgetDevice(db, session, device);
    logEvent('sessions ended', { client: session.clientId, user: session.userId });
    return redirectWithFlash(c, 'ended', '/account/settings#sessions');
  });

type Props = { list: Awaited<ReturnType<typeof listSessions>>; own: string };

export function Sessions({ list: { open, devices }, own }: Props) {
  const { t, formats } = useView();
  const others = open.length - 1 + devices.length;
  const button = (session: string, label: string, more = '') => (
    <Form action={PATH}>
      <input type="hidden" name="session" value={session} />
      <button class="quiet">
        {label}
        <span class="unseen">{more}</span>
      </button>
    </Form>
  );
  return (
    <Card id="sessions" title={t.sessions.title}>
      <p>{t.sessions.text}</p>
      <ul class="sessions">
        {open.map((session) => {
          const browser = session.operator ? t.sessions.operator : session.browser || t.sessions.unknown;
          const began = t.sessions.began(formats.time(session.beganAt));
          return (
            <li>
              <div>
                <strong>{browser}</strong>
                <p class="hint">{began}</p>
              </div>
              {session.hash === own ? (
                <span class="hint">{t.sessions.own}</span>
              ) : (
                button(idOf(session), t.sessions.end, ` ${browser}, ${began}`)
              )}
            </li>
          );
        })}
        {devices.map((device) => {
          const browser = device.browser || t.sessions.unknown;
          const used = t.sessions.used(formats.time(device.usedAt));
          return (
            <li>
              <div>
                <strong>{browser}</strong>
                <p class="hint">{used}</p>
              </div>
              {button(idOf(device), t.sessions.remove, ` ${browser}, ${used}`)}
            </li>
          );
        })}
      </ul>
      {others > 1 && button('others', t.sessions.endOthers)}
      <p class="hint">{t.times(formats.zone)}</p>
    </Card>
  );
}
