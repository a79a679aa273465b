import { createPages } from '../env.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../flash.ts';
import { page } from '../../pages/page.tsx';
import { requireRole } from '../roles.tsx';
import { signOut } from './session.ts';

export const signOutPage = createPages()
  .use(requireRole('viewer'))
  .get('/', (c) => {
    const { signOut, signOutText } = c.var.view.t;
    return page(
      c,
      signOut,
      <section class="card narrow">
        <h1>{signOut}</h1>
        <p>{signOutText}</p>
        <Form action="/account/logout">
          <button>{signOut}</button>
        </Form>
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    await signOut(c, c.var.session);
    return redirectWithFlash(c, 'signedOut', '/account/login');
  });
