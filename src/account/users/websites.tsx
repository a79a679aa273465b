import type { Context } from 'hono';
import { asc } from 'drizzle-orm';
import { domains } from '../../db/schema.ts';
import { findUser } from '../../db/users/users.ts';
import { listUserDomains, setUserDomains, visibleDomains } from '../../db/users/user-domains.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing } from '../../http/problem.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { conflictMessages } from '../../pages/activity/conflict-messages.ts';
import { userName } from '../../pages/displayed-names.ts';
import { revertedFields } from '../../pages/forms/edits.ts';
import { ButtonOrCancel, Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Alert, narrowPage } from '../../pages/page.tsx';
import { passwordConfirmed } from '../../people/sign-in/confirm-password.tsx';
import { createPages, redirectWithFlash, useView, type SignedIn } from '../console.ts';
import { requireRole } from '../roles.ts';
import { FilterField } from '../../pages/filter-field.tsx';

const PATH = '/account/users';
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;
type Access = { limited: boolean; domains: string[] };
type Shown = SignedIn & { Variables: Partial<WithForm['Variables']> };

/** The websites that a user sees. */
export const userWebsites = createPages()
  .use(requireRole('owner'))
  .get('/', async (c) => {
    const user = await userOf(c.var, c.req.param('userId')!);
    return show(c, user, await accessOf(c.var, user));
  })
  .post('/', formBody, passwordConfirmed, async (c) => {
    const { db, form, session } = c.var;
    const user = await userOf(c.var, c.req.param('userId')!);
    const stored = await accessOf(c.var, user);
    const limited = form.get('access') === 'some';
    const entered = { limited, domains: limited ? form.getAll('domain').toSorted() : [] };
    const reverted = revertedFields(form, stored, entered);
    const object = { clientId: session.clientId, domainId: '', kind: 'user', objectId: user.id } as const;
    const conflicts = Object.values(await conflictMessages(c, object, reverted, stored));
    if (conflicts.length > 0) return show(c, user, entered, conflicts[0], stored);
    const key = { userId: user.id, clientId: session.clientId };
    if (!(await setUserDomains(db, session, key, limited ? entered.domains : null))) throw missing('user');
    logEvent('websites of a user changed', { client: session.clientId, user: user.id });
    return redirectWithFlash(c, 'accessChanged', PATH, userName(user));
  });

/** The user of the path. Throws a 404 for the signed-in user, owners, and users of other clients. */
async function userOf({ db, session }: SignedIn['Variables'], userId: string) {
  const found = userId === session.userId ? undefined : await findUser(db, { ...session, userId });
  if (!found || found.role === 'owner') throw missing('user');
  return found;
}

const accessOf = async ({ db, session }: SignedIn['Variables'], { id, limited }: User): Promise<Access> => ({
  limited,
  domains: limited ? await listUserDomains(db, { ...session, userId: id }) : [],
});

async function show<E extends Shown>(
  c: Context<E>,
  user: User,
  access: Access,
  conflict?: string,
  stored = access,
) {
  const { db, session, view }: Shown['Variables'] = c.var;
  const t = view.t.users.websites;
  const { id, name, path, hostKey } = domains;
  const list = await db
    .select({ id, name, path })
    .from(domains)
    .where(visibleDomains(session))
    .orderBy(asc(hostKey), asc(path));
  return narrowPage(
    c,
    t.title,
    <>
      <Alert text={conflict} />
      <Form action={c.req.path} class="stack" stored={stored}>
        <fieldset class="presets">
          <legend>{t.legend}</legend>
          {([false, true] as const).map((limited) => (
            <label>
              <input
                type="radio"
                name="access"
                value={limited ? 'some' : 'all'}
                checked={access.limited === limited}
              />
              <span>
                {limited ? t.some : t.all}
                <small>{limited ? t.someText : t.allText}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Websites list={list} chosen={new Set(access.domains)} />
        <ButtonOrCancel button={t.button} back={PATH} />
      </Form>
    </>,
    conflict ? 409 : 200,
    t.heading(userName(user)),
  );
}

type Listed = { id: string; name: string; path: string };

function Websites({ list, chosen }: { list: Listed[]; chosen: Set<string> }) {
  const { t } = useView();
  return (
    <fieldset class="stack boxes">
      <legend>{t.users.websites.list}</legend>
      <FilterField list="websites" count={list.length} />
      <ul class="plain" id="websites">
        {list.map((domain) => (
          <li>
            <label class="option">
              <input type="checkbox" name="domain" value={domain.id} checked={chosen.has(domain.id)} />{' '}
              {websiteTitle(domain)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
