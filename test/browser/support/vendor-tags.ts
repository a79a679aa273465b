// Tags of other tools as vendors publish them, shortened to what consent needs: each makes its function or queue as the
// vendor's does, and its library, which takes over a moment later, records every call that reaches it in `window.told`.

/** The recorded calls. Values are as the library gets them. */
declare global {
  interface Window {
    told: unknown[][];
  }
}

const library = (code: string) => `setTimeout(() => { ${code} }, 30);`;

export const vendorTags = {
  // UET keeps its queue as one flat list.
  uet: `(function (w, u) {
    w[u] = w[u] || [];
    const take = (...entry) => told.push(entry);
    ${library(`
      const queue = w[u].slice();
      while (queue[0]) take(...queue.splice(0, queue[0] === 'consent' ? 3 : 1));
      w[u] = { push: take };
    `)}
    w[u].push('pageLoad');
  })(window, 'uetq');`,

  clarity: `(function (c, a) {
    c[a] = c[a] || function () { (c[a].q = c[a].q || []).push(arguments) };
    ${library(`
      const queue = c[a].q ?? [];
      c[a] = (...call) => told.push(call);
      for (const call of queue) c[a](...call);
    `)}
  })(window, 'clarity');`,

  // The tag does nothing if its function is there already.
  meta: `!function (f, n) {
    if (f.fbq) return;
    n = f.fbq = function () { n.callMethod ? n.callMethod.apply(n, arguments) : n.queue.push(arguments) };
    if (!f._fbq) f._fbq = n;
    n.push = n; n.loaded = !0; n.version = '2.0'; n.queue = [];
    ${library(`
      n.callMethod = (...call) => told.push(call);
      for (const call of n.queue.splice(0)) n.callMethod(...call);
    `)}
  }(window);
  fbq('init', '1');
  fbq('track', 'PageView');`,

  tiktok: `!function (w, t) {
    w.TiktokAnalyticsObject = t;
    var ttq = w[t] = w[t] || [];
    ttq.methods = ['page', 'track', 'holdConsent', 'revokeConsent', 'grantConsent'];
    ttq.setAndDefer = function (t, e) { t[e] = function () { t.push([e].concat(Array.prototype.slice.call(arguments, 0))) } };
    for (var i = 0; i < ttq.methods.length; i++) ttq.setAndDefer(ttq, ttq.methods[i]);
    ${library(`
      const queue = w[t];
      w[t] = Object.fromEntries(queue.methods.map((method) => [method, () => told.push([method])]));
      for (const [method] of queue) w[t][method]();
    `)}
    ttq.page();
  }(window, 'ttq');`,

  pinterest: `!function () {
    if (window.pintrk) return;
    window.pintrk = function () { window.pintrk.queue.push(Array.prototype.slice.call(arguments)) };
    var n = window.pintrk;
    n.queue = []; n.version = '3.0';
    ${library(`
      const queue = n.queue;
      n.queue = { push: (call) => told.push(call) };
      for (const call of queue) told.push(call);
    `)}
  }();
  pintrk('load', '1');
  pintrk('page');`,

  // Matomo applies some methods before all others.
  matomo: `var _paq = window._paq = window._paq || [];
  _paq.push(['trackPageView']);
  ${library(`
    const isFirst = ([method]) => /Consent/.test(method);
    const queue = window._paq;
    window._paq = { push: (...calls) => told.push(...calls) };
    for (const call of queue.filter(isFirst)) told.push(call);
    for (const call of queue) if (!isFirst(call)) told.push(call);
  `)}`,

  // The Web SDK refuses every command before “configure”.
  adobe: `!function (n, o) { o.forEach(function (o) {
    n[o] || ((n.__alloyNS = n.__alloyNS || []).push(o), n[o] = function () {
      var u = arguments;
      return new Promise(function (i, l) { n[o].q.push([i, l, u]) });
    }, n[o].q = []);
  }) }(window, ['alloy']);
  let configured = false;
  const run = ([done, fail, [command, options]]) => {
    if (command === 'configure') configured = true;
    else if (!configured) return fail(new Error('The library must be configured first.'));
    told.push([command, ...(options.consent ? [options.consent[0].value.general] : [])]);
    done();
  };
  ${library(`
    const queue = alloy.q;
    alloy.q = { push: run };
    queue.forEach(run);
    setTimeout(() => alloy('configure', { defaultConsent: 'pending' }), 100);
  `)}`,

  zaraz: library(`
    const state = JSON.parse(localStorage.zaraz ?? '{}');
    window.zaraz = { consent: {
      APIReady: true,
      purposes: { aBcD: { name: 'Counter' }, eFgH: { name: { en: 'Ads' } }, iJkL: { name: 'Everything' } },
      getAll: () => ({ aBcD: false, eFgH: false, iJkL: false, ...state }),
      set(next) {
        Object.assign(state, next);
        localStorage.zaraz = JSON.stringify(state);
        told.push(['set', next]);
      },
      sendQueuedEvents: () => told.push(['sendQueuedEvents']),
    } };
    document.dispatchEvent(new Event('zarazConsentAPIReady'));
  `),

  // The plug-in's script is at the end of the page.
  wordpress: `document.addEventListener('wp_consent_type_defined', () =>
    told.push(['defined', wp_consent_type, wp_has_consent('marketing')]));
  ${library(`
    const cookie = (category) => new RegExp('wp_consent_' + category + '=(\\\\w+)').exec(document.cookie)?.[1];
    window.wp_has_consent = (category) => !window.wp_consent_type || cookie(category) === 'allow';
    window.wp_set_consent = (category, value) => {
      document.cookie = 'wp_consent_' + category + '=' + value;
      told.push([category, value]);
    };
  `)}`,

  shopify: `let visitor = JSON.parse(localStorage.visitor ?? '{"analytics":"","marketing":"","preferences":"","sale_of_data":""}');
  window.Shopify = { loadFeatures(features, then) {
    told.push(['loadFeatures', features[0].name]);
    ${library(`
      Shopify.customerPrivacy = {
        currentVisitorConsent: () => visitor,
        setTrackingConsent(next, done) {
          for (const name in next) visitor[name] = next[name] ? 'yes' : 'no';
          localStorage.visitor = JSON.stringify(visitor);
          told.push(['setTrackingConsent', next]);
          done();
        },
      };
      then();
    `)}
  } };`,
};
