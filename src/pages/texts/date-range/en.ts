/** The texts of a date range; de.ts has the same keys. */
export const en = {
  title: 'Date range',
  today: 'Today',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  all: 'All time',
  from: 'From',
  to: 'To',
};
