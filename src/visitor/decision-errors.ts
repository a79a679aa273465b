import type { ValidationError } from '../http/problem.ts';
import type { Notice } from '../log/consent-notice.ts';

/** The services of a notice that a visitor cannot refuse. */
export function mandatoryServices({ purposes, services }: Notice) {
  const mandatory = new Set(purposes.filter((purpose) => purpose.mandatory).map(({ id }) => id));
  return services.filter(({ purpose }) => mandatory.has(purpose)).map(({ id }) => id);
}

/** What of a decision does not follow from what was shown: each embedding that it cannot hold. */
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
