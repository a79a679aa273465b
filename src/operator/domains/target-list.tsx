import { websiteTitle } from '../../lib/http/website.ts';
import { clientName } from '../client-name.tsx';
import type { Target } from './bulk-steps.ts';

/** The domains of a bulk action. */
export const TargetList = ({ targets }: { targets: Target[] }) => (
  <ul class="plain targets">
    {targets.map((target) => (
      <li>
        <strong>{websiteTitle(target)}</strong> ({clientName(target)})
      </li>
    ))}
  </ul>
);
