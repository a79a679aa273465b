import { MIN_CONTRAST } from '../../../../src/lib/color-contrast.ts';
import type { Banner, Button, Visit } from '../types.ts';

export type BannerIssue = {
  group: 'banner';
  kind: 'noBanner' | 'noReject' | 'size' | 'contrast' | 'emphasis' | 'keyboard';
  /** The label of the button that the issue is about. */
  subject: string;
};

/** The share of the accept button’s area and font size below which the reject button counts as smaller. */
const ALIKE = 0.8;

/** How the first layer treats accepting and rejecting differently. */
export function bannerIssues(visit: Visit | undefined): BannerIssue[] {
  if (!visit?.banner || visit.asks === false) return [];
  const { accept, reject, missing }: Banner = visit.banner;
  const issue = (kind: BannerIssue['kind'], subject = ''): BannerIssue => ({
    group: 'banner',
    kind,
    subject,
  });
  if (!accept) return missing.includes('accept') ? [issue('noBanner')] : [];
  if (!reject) return missing.includes('reject') ? [issue('noReject', accept.label)] : [];
  const area = ({ width, height }: Button) => width * height;
  return [
    ...(area(reject) < ALIKE * area(accept) || reject.fontSize < ALIKE * accept.fontSize
      ? [issue('size', reject.label)]
      : []),
    ...(isHardToRead(reject) && !isHardToRead(accept) ? [issue('contrast', reject.label)] : []),
    ...(accept.filled && !reject.filled ? [issue('emphasis', reject.label)] : []),
    ...[accept, reject].filter(({ tabs }) => tabs === undefined).map(({ label }) => issue('keyboard', label)),
  ];
}

const isHardToRead = ({ contrast }: Button) => contrast !== undefined && contrast < MIN_CONTRAST;
