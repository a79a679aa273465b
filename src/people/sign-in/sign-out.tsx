import { createPages, homeOf, redirectWithFlash } from '../console.ts';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import { signedIn } from '../roles.tsx';
import { signOut } from './session.ts';
import { narrowPage } from '../../pages/page.tsx';

export const signOutPage = createPages()
  .use(signedIn)
  .get('/', (c) => {
    const { signOut, signOutText } = c.var.view.t;
    return narrowPage(
      c,
      signOut,
      <>
        <p>{signOutText}</p>
        <ActionForm action={`${homeOf(c)}/logout`} button={signOut} />
      </>,
    );
  })
  .post('/', formBody, async (c) => {
    await signOut(c, c.var.session);
    return redirectWithFlash(c, 'signedOut', `${homeOf(c)}/login`);
  });
