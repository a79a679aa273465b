import { createMiddleware } from 'hono/factory';
import { actAs } from '../db/activity/actor.ts';
import { authorName } from '../pages/activity/author-name.ts';
import { actorOf } from '../people/actor.ts';
import type { Session } from '../people/sign-in/session.ts';
import { useView, type OperatorEnv } from './console.ts';

type WithSession = OperatorEnv & { Variables: { session?: Session } };

/** Records the changes of a request as those of the person of its session, or of the operator key; lists name both. */
export const asPerson = createMiddleware<WithSession>((c, next) => {
  const { session, view } = c.var;
  const { activity, operatorKey } = view.t;
  view.authorOf = (row) => (row.by === 'operator' ? row.userName || operatorKey : authorName(row, activity));
  const hidden: string[] = [];
  if (session?.role === 'support') hidden.push('/operator/users', '/operator/branding');
  if (session?.operator?.userId === '') {
    hidden.push('/operator/settings');
    view.banner = <FirstPerson />;
  }
  view.menu = view.menu.filter(([path]) => !hidden.includes(path));
  return actAs(actorOf(c, session), next);
});

/** Until the first administrator can sign in, every page says what to do. */
function FirstPerson() {
  const t = useView().t.firstPerson;
  return (
    <aside class="as-operator" aria-label={t.label}>
      <p>{t.text}</p>
      <a href="/operator/users">{t.link}</a>
    </aside>
  );
}
