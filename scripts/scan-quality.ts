// How well the scan reads: the fixture sites, and with `npm run scan-quality -- {folder}` real pages of public
// repositories, which are brought into that folder, where tools that others made and labels made by hand say what is true;
// with `-- --cost {folder}` what scans cost.
import { argv } from 'node:process';

if (argv[2] === '--cost') await (await import('./scan-quality/scan-cost.ts')).measureCost(argv[3]);
else if (argv[2]) await (await import('./scan-quality/public-pages.ts')).measurePages(argv[2]);
else await import('./scan-quality/fixtures.ts');
