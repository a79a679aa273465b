// Measures the quality of the scan: on the fixture sites, or with `npm run scan-quality -- {folder}` on pages of public
// repositories, which are cloned into that folder and compared with other tools and with labels made by hand. `--
// --held-out {folder}` measures pages of websites that were never looked at, `-- --search {folder}` lists what the
// catalogue lacks on the others, and `-- --cost {folder}` measures the processor time of scans.
import { argv } from 'node:process';

const pages = () => import('./scan-quality/public-pages.ts');
if (argv[2] === '--cost') await (await import('./scan-quality/scan-cost.ts')).measureCost(argv[3]);
else if (argv[2] === '--held-out' || argv[2] === '--search')
  await (await pages()).measureHalves(argv[3]!, argv[2] === '--search');
else if (argv[2]) await (await pages()).measurePages(argv[2]);
else await import('./scan-quality/fixtures.ts');
