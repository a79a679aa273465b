import { startMatomo } from './matomo-consent.ts';

startMatomo('matomo', '');
