import { invalid, type ValidationError } from '../http/problem.ts';
import type { Notice } from '../log/consent-notice.ts';
import { isOfMandatoryPurpose } from '../texts/purposes.ts';

/** The ids of the services of a notice that a visitor cannot reject. */
export const mandatoryServices = ({ purposes, services }: Notice) =>
  services.filter((service) => isOfMandatoryPurpose(service, purposes)).map(({ id }) => id);

/** A validation error for each embedding that a decision cannot contain after this notice. */
export function decisionErrors(notice: Notice, consent: boolean, embeddings: string[]): ValidationError[] {
  const known = new Set(notice.services.map(({ id }) => id));
  const allowed = consent ? known : new Set(mandatoryServices(notice));
  return embeddings.flatMap((id, i) => {
    if (allowed.has(id)) return [];
    const detail = known.has(id)
      ? 'A decision without consent may only contain mandatory embeddings.'
      : 'This embedding is not in the consent notice.';
    return [{ pointer: `/embeddings/${i}`, detail }];
  });
}

/** The problem of a consent to a notice that the domain no longer shows. */
export const outdatedNotice = () =>
  invalid({
    pointer: '/notice',
    detail: 'This consent notice was not shown on this domain in the last 30 days. Ask the visitor again.',
  });
