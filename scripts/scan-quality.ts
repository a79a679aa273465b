// How well the scan reads: the fixture sites, and with `npm run scan-quality -- {folder}` real pages of public
// repositories, which are brought into that folder. They say what is true of tools that others made, and of labels made by hand.
import { argv } from 'node:process';

if (argv[2]) await (await import('./scan-quality/real.ts')).measure(argv[2]);
else await import('./scan-quality/fixtures.ts');
