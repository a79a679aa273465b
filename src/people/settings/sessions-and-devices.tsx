import { forgetDevice, endOtherSessions, endSession, listSessions } from '../../db/users/sessions.ts';
import { logEvent } from '../../http/log-event.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createPages, homeOf, redirectWithFlash, useView, type Texts } from '../console.ts';
import { personSignedIn } from '../roles.tsx';
import { eventOf } from '../sign-in/session.ts';
import { Card } from '../../pages/page.tsx';

/** The start of its hash identifies a session among those of the user. */
const idOf = ({ hash }: { hash: string }) => hash.slice(0, 16);

/** Ends a session and removes its device, removes a device without a session, or ends and removes all others. */
export const sessions = createPages()
  .use(personSignedIn)
  .post('/', formBody, async (c) => {
    const { db, form, session } = c.var;
    const id = form.get('session');
    if (id === 'others') await endOtherSessions(db, session, session.hash);
    const { open, devices } = await listSessions(db, session);
    const isMeant = (one: { hash: string }) => idOf(one) === id;
    const found = open.find(isMeant);
    if (found) await endSession(db, session, found.hash);
    const device = found?.device ?? devices.find(isMeant)?.hash;
    if (device) await forgetDevice(db, session, device);
    logEvent('sessions ended', eventOf(session));
    return redirectWithFlash(c, 'ended', `${homeOf(c)}/settings#sessions`);
  });

type Listed = Awaited<ReturnType<typeof listSessions>>['open'][number];
type Props = { list: Awaited<ReturnType<typeof listSessions>>; own: string };

/** The browser of a session; for one of the operator, whose console it opens or, in the client's list, that it is one. */
function nameOf({ isOfOperator, username, browser }: Listed, home: string, t: Texts['sessions']) {
  if (!isOfOperator) return browser;
  return home === '/operator' ? t.console(username ?? '') : t.operator;
}

export function Sessions({ list: { open, devices }, own }: Props) {
  const { t, formats, home } = useView();
  const others = open.length - 1 + devices.length;
  const button = (session: string, label: string, unseen?: string) => (
    <ActionForm
      action={`${home}/settings/sessions`}
      button={label}
      unseen={unseen}
      name="session"
      value={session}
      quiet
    />
  );
  const row = (one: { hash: string }, browser: string, time: string, label: string) => (
    <li>
      <div>
        <strong>{browser || t.sessions.unknown}</strong>
        <p class="hint">{time}</p>
      </div>
      {one.hash === own ? (
        <span class="hint">{t.sessions.own}</span>
      ) : (
        button(idOf(one), label, ` ${browser || t.sessions.unknown}, ${time}`)
      )}
    </li>
  );
  return (
    <Card id="sessions" title={t.sessions.title}>
      <p>{t.sessions.text}</p>
      <ul class="sessions">
        {open.map((session) =>
          row(
            session,
            nameOf(session, home, t.sessions),
            t.sessions.began(formats.time(session.beganAt)),
            t.sessions.end,
          ),
        )}
        {devices.map((device) =>
          row(device, device.browser, t.sessions.used(formats.time(device.usedAt)), t.sessions.remove),
        )}
      </ul>
      {others > 1 && button('others', t.sessions.endOthers)}
      <p class="hint">{t.times(formats.zone)}</p>
    </Card>
  );
}
