import { endOtherSessions, endSession, listSessions } from '../db/sessions.ts';
import { event } from '../http/event.ts';
import { Form, formBody } from '../pages/form.tsx';
import { createPages } from './env.ts';
import { done } from './notice.ts';
import { signedIn } from './session.ts';
import { useView } from './view.ts';

const PATH = '/account/settings/sessions';
/** So much of its hash tells a session from the client's others. */
const idOf = ({ hash }: { hash: string }) => hash.slice(0, 16);

/** Ends one of the client's sessions, or all but this one. */
export const sessions = createPages()
  .use(signedIn)
  .post('/', formBody, async (c) => {
    const { db, form, session } = c.var;
    const wanted = form.get('session');
    if (wanted === 'others') await endOtherSessions(db, session.clientId, session.hash);
    const found = (await listSessions(db, session.clientId)).find((one) => idOf(one) === wanted);
    if (found) await endSession(db, session.clientId, found.hash);
    event('sessions ended', { client: session.clientId });
    return done(c, 'ended', '/account/settings#sessions');
  });

type Props = { list: Awaited<ReturnType<typeof listSessions>>; own: string };

export function Sessions({ list, own }: Props) {
  const { t, formats } = useView();
  const others = list.filter(({ hash }) => hash !== own);
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
    <section class="card" id="sessions">
      <h2>{t.sessions.title}</h2>
      <p>{t.sessions.text}</p>
      <ul class="sessions">
        {list.map((session) => {
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
      </ul>
      {others.length > 1 && button('others', t.sessions.endOthers)}
      <p class="hint">{t.times(formats.zone)}</p>
    </section>
  );
}
