import { config } from './settings.ts';

/** The imprint, privacy policy or accessibility statement that this page is; undefined on any other. */
export const legalPage = () =>
  config.legalPages?.find(({ form }) => RegExp(form).test(location.pathname + location.search));
