import { startMatomo } from './start-matomo.ts';

startMatomo('matomoCookies', 'Cookie');
