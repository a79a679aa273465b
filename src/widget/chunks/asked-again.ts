// Delivered with the widget to domains that ask again about a service: because its purpose or recipient has changed, or because
// the owner has chosen so.
import { config, decision, replaceDecision } from '../chunk-imports.ts';

const time = decision?.time ?? 0;
const old = config.embeddings.filter(({ askedAgain = 0 }) => time < askedAgain).map(({ id }) => id);
const kept = (ids: string[]) => ids.filter((id) => !old.includes(id));

// What is still to be sent stays as the visitor decided it.
if (decision && !decision.pending) {
  const { embeddings, unopposed } = decision;
  const next = {
    ...decision,
    embeddings: kept(embeddings),
    ...(unopposed && { unopposed: kept(unopposed) }),
  };
  if (JSON.stringify(next) !== JSON.stringify(decision)) replaceDecision(next);
}
