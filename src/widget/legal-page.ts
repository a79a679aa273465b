import { config } from './settings.ts';

/** The imprint, privacy policy or accessibility statement that this page is; undefined on any other. */
export const legalPage = () =>
  config.legalPages?.find(
    ({ path, query }) =>
      path === location.pathname.replace(/\/$/, '') &&
      query.every((pair) => location.search.slice(1).split('&').includes(pair)),
  );
