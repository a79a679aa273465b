// Measures the quality of the scan: on the fixture sites, or with `npm run scan-quality -- {folder}` on pages of public
// repositories, which are cloned into that folder and compared with other tools and with labels made by hand. `--
// --cost {folder}` measures the processor time of scans.
import { argv } from 'node:process';

if (argv[2] === '--cost') await (await import('./scan-quality/scan-cost.ts')).measureCost(argv[3]);
else if (argv[2]) await (await import('./scan-quality/public-pages.ts')).measurePages(argv[2]);
else await import('./scan-quality/fixtures.ts');
