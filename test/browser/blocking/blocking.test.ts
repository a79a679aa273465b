import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, ran, secondAfter, settled } from '../support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];

inBrowser('scripts and frames that need consent', (site, _visit, open) => {
  test('scripts of the loader’s type wait for their group, and then run in their order', async () => {
    const page = await open({
      head: `<script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-group="adverts">ran.push('two')</script>
        <script type="text/x-ccm-loader" data-ccm-loader-group="other">ran.push('never')</script>`,
    });
    await page.waitForFunction(() => window.CCM);
    await expect.poll(() => ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['one.js', 'two', 'counter']));
    const order = await ran(page);
    expect(order.indexOf('two')).toBeGreaterThan(order.indexOf('one.js'));
    expect(order).not.toContain('never');
    await site().stored({ accepted: all });
  });

  test('scripts with an embedding’s marker wait, in the page’s HTML or added by code', async () => {
    const page = await open({
      head: `<script src="/plain.js"></script><script src="/adverts.js?1"></script>
        <script>window.advertsQueue = ran.push('inline')</script>`,
      body: `<script>
        for (const how of [(s) => document.body.appendChild(s), (s) => document.head.append(s), (s) => document.body.firstChild.before(s)]) {
          const script = document.createElement('script');
          script.src = '/adv' + 'erts.js?2';
          how(script);
        }
        const plain = document.createElement('script');
        plain.text = "ran.push('added')";
        document.body.append(plain);
      </script>`,
    });
    await page.waitForFunction(() => window.CCM);
    await expect.poll(() => ran(page)).toEqual(['plain.js', 'added']);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toHaveLength(8);
    await expect.poll(async () => (await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(4);
    await page.reload();
    await expect
      .poll(async () => (await ran(page)).slice(0, 3))
      .toEqual(['plain.js', 'adverts.js', 'inline']);
    await site().stored({ accepted: all });
  });

  test('a script that code adds fires `error` while it is blocked, and `load` when it has run', async () => {
    const page = await open({
      body: `<script>
        const script = document.createElement('script');
        script.src = '/adv' + 'erts.js';
        window.fired = [];
        script.onerror = () => fired.push('error');
        script.setAttribute('onload', 'fired.push("load " + ran.includes("adverts.js"))');
        document.body.append(script);
      </script>`,
    });
    await expect.poll(() => page.evaluate('fired')).toEqual(['error']);
    await button(page, 'Accept all').click();
    await expect.poll(() => page.evaluate('fired')).toEqual(['error', 'load true']);
    await site().stored({ accepted: all });
  });

  test('a script that a loader adds again after its `error` runs once', { tags: 'full' }, async () => {
    const page = await open({
      body: `<script>
        window.fired = [];
        const load = (number) => {
          const script = document.createElement('script');
          script.src = '/adv' + 'erts.js';
          script.onload = () => fired.push('load ' + number);
          script.onerror = () => number < 3 ? load(number + 1) : fired.push('error');
          document.head.append(script);
        };
        load(1);
      </script>`,
    });
    await expect.poll(() => page.evaluate('fired')).toEqual(['error']);
    await button(page, 'Accept all').click();
    await expect.poll(() => page.evaluate('fired')).toEqual(['error', 'load 3']);
    await settled(page);
    expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
    await site().stored({ accepted: all });
  });

  test('after a rejection they wait on every page', async () => {
    const page = await open({
      head: `<script src="/adverts.js"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts"></script>`,
      body: '<iframe src="/video/1"></iframe><iframe data-ccm-loader-src="/video/2"></iframe>',
    });
    await button(page, 'Only necessary').click();
    await settled(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => ran(page)).toEqual([]);
    expect(page.frames().filter((frame) => frame.url().includes('/video/'))).toEqual([]);
    // A browser may fetch addresses in `src` before any script runs, but never those of the loader.
    expect([site().hits('/one.js'), site().hits('/video/2')]).toEqual([0, 0]);
    await site().stored({ consent: false, accepted: ['Session'] });
  });

  test('unknown scripts wait if the domain is set to that, but allowed ones never do', async () => {
    const page = await open(
      {
        head: `<script src="/first.js"></script><script>ran.push('inline')</script>
          <script src="/allowed.js"></script><script>ran.push('blocked marker')</script>`,
      },
      {
        domain: {
          blockFirstPartyScripts: true,
          allowedScriptMarkers: ['allowed.js'],
          blockedScriptMarkers: ['blocked marker'],
        },
      },
    );
    await page.waitForFunction(() => window.CCM);
    await expect.poll(() => ran(page)).toEqual(['allowed.js']);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['allowed.js', 'counter']);
    await site().stored({ accepted: all });
  });

  test('a blocked frame has a placeholder whose button allows only its service', async () => {
    const page = await open(
      {
        body: '<iframe title="film" src="/video/1" width="400" height="300"></iframe><div id="later"></div>',
      },
      { domain: { appendConsentSwitchToIframes: true } },
    );
    await button(page, 'Only necessary').click();
    await settled(page);
    const refusal = { consent: false, accepted: ['Session'] };
    const video = { accepted: ['Session', 'Video'] };
    const [first] = await site().stored(refusal);
    const frames = () => page.frames().filter((frame) => frame.url().includes('/video/')).length;
    await expect.poll(frames).toBe(0);
    await page.evaluate(() => {
      document.querySelector('#later')!.innerHTML =
        '<iframe src="/video/2" width="400" height="300"></iframe>';
    });
    const placeholders = page.getByRole('group', { name: 'Video' });
    await expect.poll(() => placeholders.count()).toBe(2);
    await expect.poll(() => placeholders.first().textContent()).toContain('A video waits here');
    await expect.poll(() => placeholders.first().boundingBox()).toMatchObject({ width: 404 });
    await secondAfter(first!);
    await placeholders.getByRole('button', { name: 'Accept and show – always' }).first().click();
    await expect.poll(frames).toBe(2);
    await expect.poll(() => placeholders.count()).toBe(0);
    await settled(page);
    const [, second] = await site().stored(refusal, video);

    await secondAfter(second!);
    await page.getByRole('checkbox', { name: 'Show external content (Video)' }).first().click();
    await expect.poll(() => placeholders.count()).toBe(2);
    await expect.poll(frames).toBe(0);
    await site().stored(refusal, video, refusal);
  });

  test('a frame with its address in data-ccm-loader-src loads only after consent, and then on every page', async () => {
    const page = await open({
      body: '<iframe data-ccm-loader-src="/video/3"></iframe>',
    });
    await page.waitForFunction(() => window.CCM);
    expect(site().hits('/video/3')).toBe(0);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().hits('/video/3')).toBe(1);
    await site().stored({ accepted: all });
    await page.goto(`${site().pageUrl}next`);
    await expect.poll(() => site().hits('/video/3')).toBe(2);
  });

  test('images, style sheets and modules with data-ccm-loader-src also wait, and load on later pages', async () => {
    const page = await open({
      head: `<link rel="stylesheet" data-ccm-loader-src="/adverts.js?style">`,
      body: `<img data-ccm-loader-src="/adverts.js?image"><img data-ccm-loader-src="/group.png" data-ccm-loader-group="adverts">
        <img data-ccm-loader-src="/nobodys.png"><div id="later"></div>
        <script type="text/x-ccm-loader">import("/adverts.js?module")</script>`,
    });
    await button(page, 'Only necessary').click();
    await settled(page);
    const [first] = await site().stored({ consent: false, accepted: ['Session'] });
    expect([site().hits('/adverts.js'), site().hits('/group.png')]).toEqual([0, 0]);
    await secondAfter(first!);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(() => [site().hits('/adverts.js'), site().hits('/group.png')]).toEqual([3, 1]);
    await page.evaluate(() => {
      document.querySelector('#later')!.innerHTML = '<p><img data-ccm-loader-src="/adverts.js?later"></p>';
    });
    await expect.poll(() => site().hits('/adverts.js')).toBe(4);
    await settled(page);
    const [, second] = await site().stored({ consent: false, accepted: ['Session'] }, { accepted: all });
    await page.goto(`${site().pageUrl}next`);
    await expect.poll(() => [site().hits('/adverts.js'), site().hits('/group.png')]).toEqual([7, 2]);
    await secondAfter(second!);
    await page.evaluate(() => CCM.openWidget());
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    expect(site().hits('/nobodys.png')).toBe(0);
    expect(await page.locator('img[src]').count()).toBe(0);
  });

  test('third-party frames wait if the domain is set to that, and an allowed host is remembered', async () => {
    const film = `${site().pageUrl.replace('localhost', '127.0.0.1')}film/`;
    const page = await open(
      { body: `<iframe src="${film}"></iframe>` },
      { domain: { blockIframes: true, iframeBlockMode: 'whitelist' } },
    );
    await button(page, 'Only necessary').click();
    const shown = () => page.frames().filter((frame) => frame.url() === film).length;
    await expect.poll(shown).toBe(0);
    await button(page, `Accept and show – always: ${new URL(film).host}`).click();
    await expect.poll(shown).toBe(1);
    await page.reload();
    await expect.poll(shown).toBe(1);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await expect.poll(shown).toBe(0);
    await site().configure({
      domain: {
        rememberIframeConsentPerDomain: false,
        iframeMarkers: ['127.0.0.1'],
        iframeBlockMode: 'blacklist',
      },
    });
    await page.reload();
    await expect.poll(shown).toBe(0);
    // The consent to a host without a service is stored in the browser only.
    await site().stored({ consent: false, accepted: ['Session'] });
  });

  test(
    'elements of the loader run at once with an earlier consent, but only on the right pages',
    { tags: 'full' },
    async () => {
      const page = await open({});
      await button(page, 'Accept all').click();
      await settled(page);
      await page.evaluate(() => {
        const script = Object.assign(document.createElement('script'), {
          type: 'text/x-ccm-loader',
          text: "ran.push('late')",
        });
        script.dataset.ccmLoaderGroup = 'adverts';
        document.body.append(script);
      });
      await expect.poll(() => ran(page)).toEqual(['counter', 'late']);
      await site().configure({ services: { Counter: { excludeFromUrls: ['/shop/*'] } } });
      await page.goto(`${site().pageUrl}shop/1`);
      await page.waitForFunction(() => CCM.fullConsentGiven);
      await expect.poll(() => ran(page)).toEqual([]);
      await site().stored({ accepted: all });
    },
  );

  test(
    'a script that code has added and removed runs after consent, and once',
    { tags: 'full' },
    async () => {
      const page = await open({
        body: `<script>
        const script = document.createElement('script');
        script.src = '/adv' + 'erts.js';
        document.head.append(script);
        script.remove();
      </script>`,
      });
      await page.waitForFunction(() => window.CCM);
      await button(page, 'Accept all').click();
      await expect.poll(() => ran(page)).toContain('adverts.js');
      await settled(page);
      expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
      await site().stored({ accepted: all });
    },
  );

  test(
    'a script that its loader removes with its container after `error` runs after consent, and once',
    { tags: 'full' },
    async () => {
      const page = await open({
        body: `<script>
        const box = document.createElement('div');
        const script = document.createElement('script');
        script.src = '/adv' + 'erts.js';
        script.onerror = () => box.remove();
        box.append(script);
        document.body.append(box);
      </script>`,
      });
      await expect.poll(() => page.evaluate('box.isConnected')).toBe(false);
      await button(page, 'Accept all').click();
      await expect.poll(() => ran(page)).toContain('adverts.js');
      await page.evaluate('document.body.append(box)');
      await settled(page);
      expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
    },
  );

  test('a blocked script in a template or outside the page runs after consent only where a copy of it is in the page', async () => {
    const page = await open({});
    await page.evaluate(() => {
      const make = () => Object.assign(document.createElement('script'), { src: '/adverts.js' });
      const template = document.createElement('template');
      template.content.append(make());
      document.body.append(template.content.cloneNode(true));
      Object.assign(window, { kept: document.createElement('div') }).kept.append(make());
    });
    await button(page, 'Accept all').click();
    await settled(page);
    await expect.poll(() => ran(page)).toContain('adverts.js');
    await page.waitForLoadState('networkidle');
    expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
  });

  test(
    'a script that has run before the snippet does not run again when code adds another one before it',
    { tags: 'full' },
    async () => {
      const page = await open({ head: '<script src="/adverts.js"></script>', last: true });
      await page.waitForFunction(() => window.CCM);
      const type = await page.evaluate(() => {
        const [first] = document.scripts;
        first!.before(document.createElement('script'));
        first!.parentNode!.insertBefore(document.createElement('script'), first!);
        return first!.type;
      });
      expect(type).toBe('');
      await button(page, 'Accept all').click();
      await expect.poll(() => ran(page)).toContain('counter');
      expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
    },
  );

  test('HTML that visitors may copy from a text area stays as it is', { tags: 'full' }, async () => {
    const page = await open({ body: '<textarea aria-label="Code"></textarea>' });
    const code = '<iframe src="https://film.example/video/1"></iframe>';
    await page.getByLabel('Code').evaluate((area, code) => (area.innerHTML = code), code);
    expect(await page.getByLabel('Code').inputValue()).toBe(code);
  });

  test('what a script writes after consent is added where the script is, and does not replace the page', async () => {
    const page = await open({
      body: `<h1>A site</h1>
        <script>/* /adverts.js */ document.write('<i id="written">written</i><script>(window.ran ??= []).push("by writing")<\\/script>')</script>`,
    });
    await page.waitForFunction(() => window.CCM);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toContain('by writing');
    expect(await page.locator('h1 + #written').count()).toBe(1);
    await site().stored({ accepted: all });
  });

  test('HTML that names a service keeps its other attributes, and its pictures load after consent', async () => {
    const page = await open({
      body: `<p></p><script>
        document.querySelector('p').innerHTML =
          '<img alt="a > b" class="big" src="/adv' + 'erts.js?a=1&amp;copy=2"><img src=\\'data:,"onerror=window.broken=true//adv' + 'erts.js\\'>';
      </script>`,
    });
    await page.waitForFunction(() => window.CCM);
    const image = page.locator('img.big');
    expect(await image.getAttribute('alt')).toBe('a > b');
    expect(await image.getAttribute('src')).toBeFalsy();
    expect(site().hits('/adverts.js')).toBe(0);
    await button(page, 'Accept all').click();
    await expect.poll(() => image.getAttribute('src')).toMatch(/\/adverts\.js\?a=1&copy=2$/);
    expect(await page.evaluate('window.broken')).toBeUndefined();
    await site().stored({ accepted: all });
  });
});
