import { choose } from './choose.tsx';
import { company } from './company.tsx';
import { embed } from './embed.tsx';
import { languages } from './languages.tsx';
import { legal } from './legal.tsx';
import { look } from './look.tsx';
import { scan } from './scan.tsx';
import { createSteps, withSetup } from './steps.tsx';

/** The guided setup of a domain. Every step is stored, so the setup can be interrupted at any time. */
export const onboarding = createSteps()
  .use('/onboarding/*', withSetup)
  .route('/onboarding', scan)
  .route('/onboarding/choose', choose)
  .route('/onboarding/languages', languages)
  .route('/onboarding/legal', legal)
  .route('/onboarding/company', company)
  .route('/onboarding/look', look)
  .route('/onboarding/embed', embed);
