/** The texts of the statistics page; de.ts has the same keys. */
export const en = {
  title: 'Statistics',
  intro: (domain: string) => `Banner interactions and decisions on ${domain}`,
  period: 'Period',
  lastDays: (days: string) => `Last ${days} days`,
  lastWeeks: (weeks: number) => `Last ${weeks} weeks`,
  show: 'Update',
  csv: 'Download CSV',
  figures: 'Data table',
  day: 'Day (UTC)',
  from: 'From (UTC)',
  locale: 'Language',
  total: 'Total',
  share: 'Share',
  outcomes: {
    acceptedAll: 'Accepted all',
    chosen: 'Custom selection',
    refusedAll: 'Rejected all',
    unanswered: 'No choice made',
  },
  shown: 'Banner shown',
  tables: {
    views: {
      title: 'Banner interactions',
      text: 'Page views on which the banner was shown. A visitor who views three pages before choosing adds three page views without a choice. The data is anonymous, and nothing is stored in the browser for it. The CSV also breaks figures down by language. Updated hourly.',
      none: 'The banner was not shown in this period, or banner statistics are off.',
    },
    decisions: {
      title: 'Decisions',
      text: 'All decisions in the consent log, including changes to earlier decisions.',
      none: 'No decisions in this period.',
    },
    visitors: {
      title: 'Visitors by latest decision',
      text: 'Each visitor is counted once, by their latest decision in this period. Decisions in sealed blocks (after 30 days at the latest) remain counted even if the visitor decides again. Erased decisions also remain counted, because the figures identify no one.',
    },
    purposes: {
      title: 'By purpose',
      text: 'Average share of visitors who accepted the services of each purpose. Example: if 60% accept one service and 40% the other, the share is 50%.',
    },
    services: {
      title: 'By service',
      text: 'Visitors who accepted the service in their latest decision, out of all visitors who were shown it.',
    },
    locales: {
      title: 'By language',
      text: 'Visitors by banner language. The share is that of visitors who accepted all.',
    },
  },
  name: 'Name',
  asked: 'Visitors',
  accepted: 'Accepted',
  late: 'Updated every minute; the latest decisions may not be included yet.',
};
