import { startMatomo } from './start-matomo.ts';

startMatomo('matomo', '');
