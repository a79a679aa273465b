import { config } from './current-config.ts';

/** The imprint, privacy policy or accessibility statement that this page is; undefined on any other. */
export const currentLegalPage = () =>
  config.legalPages?.find(({ form }) => RegExp(form).test(location.pathname + location.search));
