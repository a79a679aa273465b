import type { Audit } from '../audit.ts';
import { ruleOf } from './rules.ts';

/** The report as JSON: everything that was recorded, except the picture, and the issues with their rules. */
export const jsonReport = ({
  version,
  site,
  began,
  ended,
  browser,
  locale,
  visits,
  issues,
  unchecked,
  cutShort,
  afterAccept,
}: Audit) =>
  `${JSON.stringify(
    {
      format: 1,
      version,
      url: site.href,
      began: began.toISOString(),
      ended: ended.toISOString(),
      browser,
      locale,
      issues: issues.map((issue) => ({ ...issue, sources: ruleOf(issue).sources.map(({ url }) => url) })),
      unchecked,
      cutShort,
      ...afterAccept,
      visits: visits.map((visit) => ({ ...visit, picture: undefined })),
    },
    null,
    1,
  )}\n`;
