import type { Child } from 'hono/jsx';
import type { PartCounts } from '../../domains/configuration-copy.ts';
import { clientName } from '../../pages/displayed-names.ts';
import { Form } from '../../pages/forms/form.tsx';
import { LinkLine } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import {
  actions,
  actionOf,
  idlePlans,
  stampOf,
  type Action,
  type Plan,
  type Subject,
} from './bulk-actions.ts';
import type { Target } from './bulk-targets.ts';
import { TargetList } from './target-list.tsx';

type Props = {
  action: Action;
  targets: Target[];
  subject: Subject;
  /** The parts of the domains whose configurations a copy replaces. */
  counts: PartCounts[];
  /** Whether there are more domains than one action takes. */
  isCut: boolean;
};

/** What an action will do with each domain, and the button that does it. */
export function Question({ action, targets, subject, counts, isCut }: Props) {
  const { bulk, copying, domains } = useView().t;
  if (targets.length === 0)
    return (
      <>
        <p class="notice bad">{bulk.none}</p>
        <LinkLine href="/operator/domains">{domains.title}</LinkLine>
      </>
    );
  const planned = targets.map((target) => ({ ...target, plan: actionOf(action).plan(target, subject) }));
  const { true: idle = [], false: due = [] } = Object.groupBy(
    planned,
    ({ plan }) => String(idlePlans.includes(plan)) as 'true' | 'false',
  );
  const { source } = subject;
  const mayCopyLegal = source && targets.some(({ clientId }) => clientId === source.clientId);
  const countsOf = (id: string) => counts.find((row) => row.id === id);
  return (
    <>
      <p>{bulk.effects[action]}</p>
      {isCut && <p class="notice">{bulk.cut(targets.length)}</p>}
      <TargetList
        list={due}
        class="plain"
        more={(target) => {
          const parts = countsOf(target.id);
          return parts ? copying.deleted(copying.parts(parts)) : <PlanText {...target} />;
        }}
      />
      {idle.length > 0 && (
        <>
          <h2>{bulk.idle(idle.length)}</h2>
          <TargetList list={idle} class="plain" more={(target) => <PlanText {...target} />} />
        </>
      )}
      {source && <Stays />}
      {due.length === 0 ? (
        <LinkLine href="/operator/domains">{domains.title}</LinkLine>
      ) : (
        <>
          {due.length > actions[action].atOnce && <p class="hint">{bulk.portions(actions[action].atOnce)}</p>}
          <Portion
            action={action}
            subject={subject}
            rest={due.map((target) => ({ id: target.id, stamp: stampOf(action, target) }))}
          >
            {mayCopyLegal && (
              <div class="field flag">
                <input type="checkbox" id="legal" name="legal" />
                <label for="legal">{copying.legal(clientName(source))}</label>
              </div>
            )}
          </Portion>
        </>
      )}
    </>
  );
}

/** What a copy leaves as it is, and that visitors are asked again. */
function Stays() {
  const { copying } = useView().t;
  return (
    <>
      <p>{copying.stays}</p>
      <p>{copying.legalStays}</p>
      <p class="notice">{copying.asked}</p>
    </>
  );
}

function PlanText({ plan, archived, scannedAt, updatedAt }: Target & { plan: Plan }) {
  const { t, formats } = useView();
  const at = plan === 'scanAgain' ? scannedAt! : updatedAt;
  return (
    <>
      {t.bulk.plans[plan](formats.time(at))}
      {archived && ` ${t.bulk.archived}`}
    </>
  );
}

type PortionProps = {
  action: Action;
  subject: Subject;
  rest: { id: string; stamp: number | string }[];
  /** The seconds after which the form is sent by itself; undefined for one that waits for a press. */
  sendAfter?: number;
  children?: Child;
};

/** The form that runs an action on the first of these domains, and keeps the others for the next portion. */
export function Portion({ action, subject, rest, sendAfter, children }: PortionProps) {
  const { t } = useView();
  const next = Math.min(actions[action].atOnce, rest.length);
  const { preset, source, withLegal } = subject;
  return (
    <Form action="/operator/domains/bulk" class="stack" sendAfter={sendAfter}>
      <input type="hidden" name="action" value={action} />
      {preset && <input type="hidden" name="service" value={String(preset.id)} />}
      {source && <input type="hidden" name="from" value={source.id} />}
      {withLegal && <input type="hidden" name="legal" value="on" />}
      {rest.map(({ id, stamp }) => (
        <input type="hidden" name="id" value={`${id}.${stamp}`} />
      ))}
      {children}
      <div class="choice">
        <button>{t.bulk.buttons[action](next, rest.length)}</button>
        {sendAfter === undefined ? (
          <a href="/operator/domains">{t.cancel}</a>
        ) : (
          <button type="button" class="quiet" data-stop hidden>
            {t.bulk.stop}
          </button>
        )}
      </div>
    </Form>
  );
}
