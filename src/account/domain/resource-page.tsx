import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { Icon } from '../../pages/icons.tsx';
import { LinkLine } from '../../pages/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { createDomainPages, domainPage, type DomainPages } from './page.tsx';
import { conflictMessages, unsaved, type EditedObject } from '../../pages/activity/conflict-messages.ts';
import { readAndChange } from '../../db/change.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import {
  fieldsOf,
  groupsWithEffect,
  ResourceForm,
  unorderedOf,
  type FormProps,
} from '../../pages/forms/resource-form.tsx';
import {
  enteredAt,
  fieldErrors,
  readFields,
  unedited,
  type Values,
} from '../../pages/forms/resource-values.ts';
import { type View, redirectWithFlash, useView } from '../console.ts';
import type { Row, Rows } from '../../db/domains/part-rows.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { missing, required } from '../../http/problem.ts';
import { Form, formBody, Confirmation, type WithForm } from '../../pages/forms/form.tsx';

/** A resource of a domain, as a page with a form. */
type Resource = Omit<FormProps, 'errors' | 'stored'> & {
  title: string;
  /** The stored object, whose changes by others are merged; undefined for a new one. */
  object?: Omit<EditedObject, 'clientId' | 'domainId'>;
  above?: Child;
  below?: Child;
  /** What the form of a new resource contains. */
  initial?: Values;
  /** The label of the link to the page that removes it. */
  removal?: string;
  /** Whether the form asks for more than to change values. */
  isMore?: (form: URLSearchParams) => boolean;
  /** Stores the changed values. */
  save: (changed: Values, form: URLSearchParams) => Promise<unknown>;
  /** Answers after the values were saved; otherwise the page is shown again. */
  onSaved?: (saved: unknown) => Response;
};

/** The page of a resource, and its form, which stores the changed fields. */
export const resourcePage = (resourceOf: (c: Context<DomainPages>) => Resource | Promise<Resource>) =>
  createDomainPages()
    .get('/', async (c) => {
      const resource = await resourceOf(c);
      return show(c, resource, resource.initial ?? resource.values);
    })
    .post('/save', formBody, (c) =>
      readAndChange(c.var.db, { domainId: c.var.domain.id }, async () =>
        save(c, await resourceOf(c as Context)),
      ),
    );

async function save<E extends DomainPages & WithForm>(c: Context<E>, resource: Resource) {
  const { form, view, domain }: (DomainPages & WithForm)['Variables'] = c.var;
  const { schema, values: stored, object, onSaved } = resource;
  const labels = fieldsOf(shownGroups(c, resource));
  const paths = Object.keys(labels);
  // 1. Compare each field with what an unedited form would send for the stored values.
  const unchanged = unedited(schema, paths, stored, unorderedOf(labels));
  const { edited, reverted } = mergeEdits(form, unchanged, enteredAt(schema, paths, form, stored));
  // 2. Put only the edited fields into the stored values, and validate all of them.
  const entered = merge(stored, readFields(schema, edited, form));
  const checked = schema.safeParse(entered);
  if (!checked.success || reverted.length > 0) {
    const errors = fieldErrors(paths, checked.error?.issues ?? [], entered, view.t, labels);
    const edits = { ...object!, clientId: domain.clientId, domainId: domain.id };
    const conflicts = await conflictMessages(c, edits, reverted, unchanged, labels);
    return show(c, resource, entered, unsaved(errors, conflicts));
  }
  // 3. Store the values that are different now.
  const changed = Object.entries(checked.data as Values).filter(
    ([name]) => comparable(entered[name]) !== comparable(stored[name]),
  );
  const saved =
    (changed.length > 0 || resource.isMore?.(form)) &&
    (await resource.save(Object.fromEntries(changed), form));
  return onSaved ? onSaved(saved) : redirectWithFlash(c, 'saved', view.url.pathname);
}

const shownGroups = <E extends DomainPages>(c: Context<E>, { groups, fields }: Resource) => {
  const { view }: DomainPages['Variables'] = c.var;
  return groupsWithEffect(groups, fields, view.features);
};

const show = <E extends DomainPages>(
  c: Context<E>,
  resource: Resource,
  values: Values,
  { errors, status } = unsaved(),
) =>
  domainPage(
    c,
    resource.title,
    <>
      {resource.above}
      <ResourceForm
        {...resource}
        values={values}
        stored={resource.object && resource.values}
        errors={errors}
        groups={shownGroups(c, resource)}
      />
      {resource.below}
      {resource.removal && <Removal text={resource.removal} />}
    </>,
    status,
  );

function Removal({ text }: { text: string }) {
  const path = `${useView().url.pathname}/remove`;
  return (
    <ForRole needed="editor" to={path}>
      <LinkLine class="button" href={path}>
        <Icon name="trash-2" />
        {text}
      </LinkLine>
    </ForRole>
  );
}

/** Forms do not keep how a line ended, so CRLF and LF compare as equal. */
const comparable = (value: unknown) => canonicalJson((value ?? null) as Json).replaceAll('\\r\\n', '\\n');

/**
 * Merges the entered values into the stored ones. An empty text is stored only if it replaces a text: an empty
 * translation would hide that of another locale.
 */
function merge(before: Values, after: Values): Values {
  const changed = Object.entries(after).flatMap(([name, value]) => {
    const old = before[name];
    const merged = isMap(value) ? merge((old ?? {}) as Values, value) : value;
    const isEmpty = isMap(merged) ? Object.keys(merged).length === 0 : merged === '';
    return isEmpty && old === undefined ? [] : [[name, merged] as const];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kind = 'services' | 'locales';

/** Enables, disables and, after a confirmation, removes a service or language. Throws a 404 if it does not exist. */
export const resourceActions = (kind: Kind, rows: Rows) =>
  createDomainPages()
    .post('/:key/active', formBody, async (c) => {
      const { db, domain, form, view } = c.var;
      const active = form.get('active') === 'on';
      const updated = required(await rows.update(db, domain.id, c.req.param('key'), { active }), kind);
      const isAsked = kind === 'services' && updated['purpose'] !== mandatoryPurpose;
      const flash = !active ? 'disabled' : isAsked ? 'serviceEnabled' : 'enabled';
      return redirectWithFlash(c, flash, listPath(view.url), displayName(kind, updated, view));
    })
    .get('/:key/remove', async (c) => {
      const { db, domain, view } = c.var;
      const found = required(await rows.find(db, domain.id, c.req.param('key')), kind);
      const { t, url } = view;
      return domainPage(
        c,
        t[kind].removeTitle(displayName(kind, found, view)),
        <section class="card">
          <p class="notice bad">{t[kind].removeText}</p>
          <Confirmation action={url.pathname} button={t.remove} back={listPath(url)} />
        </section>,
      );
    })
    .post('/:key/remove', formBody, async (c) => {
      const { db, domain, view } = c.var;
      const key = c.req.param('key');
      const found = await rows.find(db, domain.id, key);
      if (!found || !(await rows.remove(db, domain.id, key))) throw missing(kind);
      return redirectWithFlash(c, 'removed', listPath(view.url), displayName(kind, found, view));
    });

/** The displayed name; for a locale, that of its language. */
const displayName = (kind: Kind, resource: Row, { formats }: View) =>
  kind === 'locales' ? formats.language(String(resource['name'])) : String(resource['name']);

/** The path of the list that the resource belongs to. */
const listPath = ({ pathname }: URL) => pathname.replace(/\/[^/]*$/, '');

type Props = { path: string; name: string; active: boolean; fixed?: boolean };

/** Shows whether a resource is enabled, with a button to change it unless it is `fixed`. */
export function Switch({ path, name, active, fixed }: Props) {
  const { t } = useView();
  const badge = <span class={active ? 'badge good' : 'badge'}>{active ? t.on : t.off}</span>;
  if (fixed) return badge;
  return (
    <Form action={`${path}/active`} class="links">
      {badge}
      <button class="quiet" name="active" value={active ? 'off' : 'on'}>
        {active ? t.disable : t.enable}
        <span class="unseen"> {name}</span>
      </button>
    </Form>
  );
}
