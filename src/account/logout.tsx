import { createPages } from './env.ts';
import { Form, formBody } from '../pages/form.tsx';
import { redirectWithFlash } from './flash.ts';
import { page } from '../pages/page.tsx';
import { logOut, signedIn } from './session.ts';

export const logout = createPages()
  .use(signedIn)
  .get('/', (c) => {
    const t = c.var.view.t.logout;
    return page(
      c,
      t.title,
      <section class="card narrow">
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <Form action="/account/logout">
          <button>{t.button}</button>
        </Form>
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    await logOut(c, c.var.session);
    return redirectWithFlash(c, 'loggedOut', '/account/login');
  });
