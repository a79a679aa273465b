export const en = {
  title: 'Statistics',
  intro: (domain: string) => `How visitors of ${domain} are asked, and what they answer`,
  period: 'Period',
  lastDays: (days: string) => `Last ${days} days`,
  lastWeeks: (weeks: number) => `Last ${weeks} weeks`,
  show: 'Show',
  csv: 'Download as CSV',
  figures: 'Figures',
  day: 'Day (UTC)',
  from: 'From (UTC)',
  locale: 'Language',
  total: 'Together',
  share: 'Share',
  outcomes: {
    acceptedAll: 'Accepted all',
    chosen: 'Accepted some',
    refusedAll: 'Refused all',
    unanswered: 'Left without an answer',
  },
  shown: 'Visitor was asked',
  tables: {
    views: {
      title: 'Asked, and how it ended',
      text: 'Page views on which the visitor was asked. Whoever reads three pages before answering is counted three times without an answer. Nothing tells who it was, and nothing is stored in the browser for it. The file tells languages apart, too.',
      none: 'No visitor has been asked in this time, or counting is switched off.',
    },
    decisions: {
      title: 'Decisions',
      text: 'Every decision of the log, also when a visitor changes an earlier one.',
      none: 'Nothing was decided in this time.',
    },
    visitors: {
      title: 'Visitors by their latest decision',
      text: 'Each visitor counts once, with the latest decision, if it was made in this period. Two exceptions: what is archived already, so after 30 days at most, stays counted even when its visitor decides again. And what was erased stays counted: the figures tell nothing of who it was.',
    },
    purposes: {
      title: 'By purpose',
      text: 'How often the services of a purpose are accepted, all of them together: where 60% of the visitors accept the one and 40% the other, it says 50%.',
    },
    services: {
      title: 'By service',
      text: 'How many of the visitors who were shown a service accept it by their latest decision.',
    },
    locales: {
      title: 'By language',
      text: 'Visitors by the language in which they were asked. The share is that of those who accepted all.',
    },
  },
  name: 'Name',
  asked: 'Visitors',
  accepted: 'Accepted',
  late: 'The log is counted by the minute: the newest decisions may still be missing.',
};
