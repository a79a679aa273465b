import type { Context } from 'hono';
import { isOptOut } from '../../http/opt-out-header.ts';
import { invalid, missing, problem, type ValidationError } from '../../http/problem.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { NOTICE_LIFE, type Notice } from '../../log/notices/consent-notice.ts';
import { isOfMandatoryPurpose } from '../../definitions/purpose-ids.ts';
import type { SiteAndNotice } from '../site/look-up.ts';
import { acceptsKey, wrongOrigin } from '../site/calling-page.ts';
import type { Payload } from './parse.ts';

export const noDomain = () => missing('embed key or domain');

/** The problem of a consent to a notice that the domain no longer shows. */
export const outdatedNotice = () =>
  invalid({
    pointer: '/notice',
    detail: `This consent notice was not shown on this domain in the last ${NOTICE_LIFE / SECONDS_PER_DAY} days. Ask the visitor again.`,
  });

const archived = () =>
  problem(403, 'This website is archived. It takes no new consents; withdrawals are still stored.');

/**
 * The problem of a decision that is not stored; undefined if it is. Browsers send it again unless send-decision.ts
 * lists its status as final. A changed configuration never prevents a withdrawal.
 */
export function refusalOf(c: Context, { site, notice }: SiteAndNotice, payload: Payload) {
  if (!acceptsKey(site, payload.apiKey)) return noDomain();
  const foreign = wrongOrigin(c, site.hosts);
  if (foreign) return foreign;
  // Pages that were open go on, and a withdrawal is never refused.
  if (site.configuration.domain.archived && payload.consent) return archived();
  const isUnknown = payload.notice !== undefined && payload.notice !== notice.hash;
  if (isUnknown) return payload.consent ? outdatedNotice() : undefined;
  const errors = errorsOf(notice, payload);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

/** A validation error for each embedding that a decision cannot contain after this notice. */
function errorsOf(notice: Notice, { consent, embeddings }: Payload): ValidationError[] {
  const known = new Set(notice.services.map(({ id }) => id));
  const exempt = exemptServices(notice);
  const allowed = consent ? known : new Set([...mandatoryServices(notice), ...exempt]);
  const some = exempt.length > 0 ? 'mandatory or exempt' : 'mandatory';
  return embeddings.flatMap((id, i) => {
    if (allowed.has(id)) return [];
    const detail = known.has(id)
      ? `A decision without consent may only contain ${some} embeddings.`
      : 'This embedding is not in the consent notice.';
    return [{ pointer: `/embeddings/${i}`, detail }];
  });
}

/** The ids of the services of a notice that a visitor cannot reject. */
const mandatoryServices = ({ purposes, services }: Notice) =>
  services.filter((service) => isOfMandatoryPurpose(service, purposes)).map(({ id }) => id);

/** The ids of the services of a notice that run without consent until a visitor objects. */
const exemptServices = ({ services }: Notice) => services.filter(({ exempt }) => exempt).map(({ id }) => id);

/**
 * Whether a decision is a consent. One that only leaves exempt services on is not, whatever the widget calls it, which may
 * be older than this version.
 */
function isConsent(notice: Notice, { consent, embeddings }: Payload) {
  const exempt = exemptServices(notice);
  const mandatory = mandatoryServices(notice);
  const isLeftOn = embeddings.some((id) => exempt.includes(id));
  return consent && !(isLeftOn && embeddings.every((id) => exempt.includes(id) || mandatory.includes(id)));
}

/** The signals that the body and the headers of the request have, sorted. */
const signalsOf = ({ req }: Context, { signals = [] }: Payload) => {
  const sent = [isOptOut(req.header('Sec-GPC')) && 'gpc', req.header('DNT') === '1' && 'dnt'];
  return [...new Set([...signals, ...sent.filter((signal) => signal !== false)])].sort();
};

/** What an entry says of a decision, with the services that it accepts. */
export function judged(c: Context, notice: Notice, payload: Payload) {
  const { ucid, embeddings } = payload;
  const consent = isConsent(notice, payload);
  const leftOn = exemptServices(notice).filter((id) => embeddings.includes(id));
  const accepted = new Set(consent ? embeddings : [...mandatoryServices(notice), ...leftOn]);
  const signals = signalsOf(c, payload);
  // The widget protects only its own banner.
  const manipulationPrevention = payload.manipulationPrevention === true && !signals.includes('own-banner');
  return { ucid, consent, manipulationPrevention, notice: notice.hash, signals, accepted };
}
