import { describe, expect, test } from 'vitest';
import { servicesOn } from '../../../src/scan/services-in-use.ts';
import { parsePage } from '../../../src/scan/fetch-page.ts';

const home = new URL('https://www.site.example/');

async function pageOf(html: string) {
  async function* once() {
    yield html;
  }
  return parsePage(home, once());
}

async function found(html: string) {
  const { presets, unknownHosts } = servicesOn([await pageOf(html)], []);
  return [...presets.map(({ name }) => name), ...unknownHosts];
}

const script = (code: string) => `<script>${code}</script>`;

describe('what inline code loads is found', () => {
  test.each([
    [
      'without ".js" in its address',
      `var s = document.createElement("script"); s.src = "https://tags.example/v2/load"; head.appendChild(s)`,
    ],
    [
      'with a query',
      `(function(d){ new Image().src = 'https://tags.example/pixel?id=1&r=' + Math.random() })(document)`,
    ],
    ['by fetch', `fetch("//tags.example/collect", { method: 'POST' })`],
    ['as the end of an address', `s.src = server + ".tags.example/beacon.js"`],
    [
      'as a host in a variable that is put before other texts, too',
      `a = "https://tags.example"; s.src = a + "other.example/a.js"`,
    ],
    ['behind a scheme in a variable', `s.src = p + "://tags.example/beacon.js"`],
    ['behind a scheme in a template', 's.src = `${location.protocol}//tags.example/v2/load`'],
    ['behind a chosen scheme', `s.src = (isSecure ? 'https' : 'http') + '://tags.example/v2/load'`],
    ['behind a part of a scheme', `s.src = 'http' + (isSecure ? 's' : '') + '://tags.example/v2/load'`],
    [
      'behind a variable with a chosen scheme',
      `var p = (("https:" == document.location.protocol) ? "https://" : "http://"); document.write("<script src='" + p + "tags.example/a.js'>")`,
    ],
    [
      'as a place, behind a chosen scheme, on which more is built later',
      `var u=(("https:" == document.location.protocol) ? "https" : "http") + "://tags.example/"; ${'q.push(["setCookie", 1]); '.repeat(12)} g.src=u+"tag.js"`,
    ],
    [
      'beside another consent tool’s configuration',
      `var a = 1; window.klaroConfig = {services: [{name: "don't }", url: "https://other.example/a.js"}]}; s.src = "https://tags.example/b.js"`,
    ],
    [
      'beside a configuration as JSON',
      `var complianz = JSON.parse('{"a":"https://other.example/a.js"}'); s.src = "https://tags.example/b.js"`,
    ],
    [
      'beside a configuration that another consent tool is called with',
      `var config = {cookies: [{onAccept: function () { s.src = "https://other.example/a.js" }}]}; CookieControl.load(config); s.src = "https://tags.example/b.js"`,
    ],
    [
      'where another consent tool is asked',
      `document.addEventListener("cmplz_event_statistics", function () { s.src = "https://tags.example/b.js" })`,
    ],
    [
      'behind a pattern that looks like a comment',
      `url.replace(/^https?:(\\/\\/[^\\/]*).*$/, "$1"); s.src = "//tags.example/all.js"`,
    ],
    [
      'as a list that is joined',
      `c.src = ["https:" === location.protocol ? "https://" : "http://", "tags.example/collect/a.js"].join("")`,
    ],
    ['as one text in two parts', `s.src = 'https:' + '//' + 'tags.example/a' + '.js'`],
    ['as the place of the parts of a program', `(()=>{i.p="https://tags.example/"})()`],
    ['as a pixel in a variable', `var v="https://tags.example/z.gif?e=17&d="+x; return v`],
    ['as a server in its settings', `var settings = {"geo_endpoint":"https:\\/\\/tags.example\\/geo\\/"}`],
    [
      'as a place on which more is built later',
      `var u="https://tags.example/"; ${'q.push(["setCookie", 1]); '.repeat(12)} g.src=u+"tag.js"`,
    ],
    [
      'in a rule without quotes',
      `css.text = "@import url(//tags.example/a.css)"; x.src = "//tags.example/b.js"`,
    ],
    ['with encoded letters in its host', 'e.innerHTML = `<img src="https://t%61gs.ex%61mpl%65/logo.svg">`'],
    ['written into the page', `document.write('<img src="https://tags.example/p.gif?x=1">')`],
  ])('%s', async (_name, code) => {
    expect(await found(script(code))).toEqual(['tags.example']);
  });

  test.each([
    [
      'chosen by the page’s scheme',
      `s.src = ('https:' == document.location.protocol ? 'https://ssl' : 'http://www') + '.tags.example/a.js'`,
    ],
    [
      'chosen the other way round',
      `s.src = location.protocol != "https:" ? "http://www" : "https://ssl"; x.src = "//ssl" + ".tags.example/a.js"`,
    ],
    [
      'in a variable',
      `var host = (("https:" == document.location.protocol) ? "https://ssl." : "http://www."); document.write(unescape("%3Cscript src='" + host + "tags.example/a.js' type='text/javascript'%3E%3C/script%3E"));`,
    ],
    ['behind a part of a scheme', `s.src = 'http' + (isSecure ? 's://s' : '://') + 'sl.tags.example/cx.js'`],
    ['in a variable without a dot', `var h = "https://ssl"; s.src = h + ".tags.example/a.js"`],
  ])('with the beginning of its host %s', async (_name, code) => {
    expect(await found(script(code))).toEqual(['ssl.tags.example']);
  });

  test.each([
    [
      'a comment',
      `// s.src = "https://tags.example/a.js"\n/* fetch("https://tags.example/b.js") */\nvar a = 1;`,
    ],
    ['a link', `var share = { url: "https://tags.example/page", home: "https://tags.example/" };`],
    [
      'an address to go to',
      `location.href = "https://tags.example/"; $("a").attr("href", "https://tags.example/x")`,
    ],
    [
      'another consent tool’s configuration without an end',
      `_iub.csConfiguration = {"a": "https://tags.example/a.js", `,
    ],
    [
      'a window that opens',
      `button.onclick = function () { window.open("https://tags.example/some?u=" + location.href, "", "width=600"); return load(1) }`,
    ],
    [
      'a window that opens with an address put together before',
      `var url = "https://tags.example/sharer.php?u=" + encodeURIComponent(href); window.open(url)`,
    ],
    ['an address to go to by a call', `fetch("/x"); location.assign("https://tags.example/x")`],
    [
      'a link to share',
      `var links = { facebook: "https://tags.example/sharer.php?u=", author: "https://tags.example/" }`,
    ],
    [
      'a selector',
      `document.querySelectorAll('iframe[src*="youtube.com/embed/"]'); $('[href^="https://tags.example/a.js"]')`,
    ],
    [
      'another consent tool’s configuration',
      `var borlabsCookieConfig = {"instagram":{"hosts":["https://www.instagram.com/embed.js"],"code":"load('https://tags.example/a.js')"}}`,
    ],
    [
      'pictures in data',
      `Static.CONTEXT = {"accounts":[{"profileUrl":"https://www.facebook.com/acme","iconUrl":"https:\\/\\/graph.facebook.com\\/1\\/picture?type=square"},{"iconUrl":"https://pbs.twimg.com/profile_images/1/a_normal.jpg"}],"item":{"creditUrl":"https://acme.wordpress.com/2012/a.jpg","thumbnail":"https://images-na.ssl-images-amazon.com/images/I/1.jpg"}}; s = document.createElement("script"); s.src = "/a.js"`,
    ],
    [
      'a text that is drawn',
      `var c = document.createElement("canvas"), t = "http://valve.github.io"; x.fillText(t, 2, 15); x.fillText("https://tags.example/", 4, 17)`,
    ],
    [
      'an address that is compared',
      `head.insertBefore = function (e, r) { if (e.href && e.href.indexOf("https://fonts.googleapis.com/css?family=") === 0) return; if (e.src == "https://tags.example/a.js") return; insertBefore.call(head, e, r) }`,
    ],
    [
      'a list of shops for affiliate links',
      `var affiliate = ["amazon.de/", "awin1.com/cread.php", "click.linksynergy.com/"]; var re = /awin1\\.com|zanox/;`,
    ],
  ])('but not %s', async (_name, code) => {
    expect(await found(script(code))).toEqual([]);
  });
});

test('links to profiles and share links in code are not plugins of a network', async () => {
  const load = 's = document.createElement("script"); s.src = "/a.js"; document.body.appendChild(s);';
  for (const code of [
    `var data = {"sameAs":["https://www.facebook.com/acme","https://twitter.com/acme","https://www.youtube.com/@acme"]}; ${load}`,
    `var state = {"social":{"facebook":"https://www.facebook.com/acme","icon":"<img src=/f.svg>"}}`,
    `function share() { window.open("https://www.facebook.com/sharer/sharer.php?u=" + u) } ${load}`,
    `var to = "https://www.facebook.com/sharer/sharer.php?u="; ${load}`,
    `$.fn.share = { pinterest: "https://www.pinterest.com/pin/create/button/?url=", twitter: "https://twitter.com/intent/tweet?text=", xing: "https://www.xing.com/spi/shares/new?url=" }; ${load}`,
  ]) {
    expect(await found(script(code)), code).toEqual([]);
  }
  expect(await found(script(`f.src = "https://www.facebook.com/plugins/like.php?href=" + u`))).toEqual([
    'Facebook plugins',
  ]);
  expect(await found(script(`fetch("https://www.facebook.com/unheard-of?x=" + u)`))).toEqual([
    'Facebook plugins',
  ]);
});

test('addresses in attributes and CSS rules are found', async () => {
  expect(await found('<div style="background:url(&quot;https://a.example/b.png&quot;)"></div>')).toEqual([
    'a.example',
  ]);
  expect(await found('<video><track src="https://b.example/de.vtt"></video>')).toEqual(['b.example']);
});

test.each([
  ['a lazy picture', '<img data-original="https://a.example/b.jpg">'],
  ['a lazy background', '<div data-bg="https://a.example/b.jpg"></div>'],
  ['the settings of a script', `<div data-settings='{"player":"https:\\/\\/a.example\\/embed"}'></div>`],
  [
    'a style sheet without scripts',
    '<noscript><link rel="stylesheet" href="https://a.example/b.css"></noscript>',
  ],
  ['what stands behind a tag that is none', '<3 <> </> <script src="https://a.example/b"></script>'],
  ['an attribute with a sign of comparison', '<img alt="a > b" src="https://a.example/b">'],
])('%s is found', async (_name, html) => {
  expect(await found(html)).toEqual(['a.example']);
});

test.each([
  ['a comment', '<!-- <script src="https://a.example/b.js"></script> -->'],
  ['a text field', '<textarea><script src="https://a.example/b.js"></script></textarea>'],
  ['an address to share', '<button data-url="https://a.example/page">Teilen</button>'],
])('%s loads nothing', async (_name, html) => {
  expect(await found(html)).toEqual([]);
});

test('a path of a content management system counts only on the site’s host', async () => {
  expect(await found('<img src="https://other.example/wp-includes/images/a.png">')).toEqual([
    'other.example',
  ]);
  expect(await found('<img src="/wp-includes/images/a.png">')).toEqual(['WordPress']);
});

test('the name of a service in a path of the site’s host is not the service', async () => {
  expect(await found('<script src="/vendor/polyfill.io/v3/polyfill.min.js"></script>')).toEqual([]);
  expect(await found('<script src="https://polyfill.io/v3/polyfill.min.js"></script>')).toEqual([
    'polyfill.io',
  ]);
});

test('pictures of Google accounts are not YouTube', async () => {
  expect(await found('<img src="https://lh3.ggpht.com/a.png">')).not.toContain('YouTube');
  expect(await found('<img src="https://yt3.ggpht.com/a.png">')).toEqual(['YouTube']);
});

test('an address within a query is not loaded', async () => {
  expect(
    await found('<iframe src="https://frame.example/?u=https://www.youtube.com/embed/1"></iframe>'),
  ).toEqual(['frame.example']);
});

test('a host with the same ending as another is not the other', async () => {
  expect(await found('<script src="https://myjs.stripe.com.example/v3/"></script>')).toEqual([
    'myjs.stripe.com.example',
  ]);
});

test('links for machines are not pages', async () => {
  const { links } =
    await pageOf(`<link rel="pingback" href="/xmlrpc.php"><link rel="alternate" type="application/rss+xml" href="/feed/">
    <link rel="amphtml" href="/amp/"><link rel="shortlink" href="/?p=1"><link rel="privacy-policy" href="/privacy">`);
  expect(links.map(({ url }) => url.pathname)).toEqual(['/privacy']);
});
