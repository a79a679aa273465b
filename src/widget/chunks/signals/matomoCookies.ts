import { startMatomo } from './matomo-consent.ts';

startMatomo('matomoCookies', 'Cookie');
