import { banner, load, type FixtureSite } from './fixture-sites.ts';

const selectors = { accept: '#accept', reject: '#reject' };
const tracker = 'http://tracker.example/t.js';

/** Websites with a known mistake each. */
export const sitesWithIssues: Record<string, FixtureSite> = {
  'script-before': {
    pages: { '/': '<script src="http://www.googletagmanager.com/gtag/js?id=G-1"></script>' },
    issues: ['before: Google Analytics 4', 'signal: Google Analytics 4'],
  },
  'own-path-before': {
    pages: {
      '/': '<script src="/metrics?id=G-ABCDE12345"></script><a href="/wine?id=G-ABCDE12345">Wine</a>',
      '/metrics': (_, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(),
    },
    issues: ['before: Google Analytics 4', 'signal: Google Analytics 4'],
  },
  'own-script-before': {
    pages: {
      '/': '<script src="/assets/a1b2.js"></script><script src="/assets/shop.js"></script>',
      '/assets/a1b2.js': (_, response) =>
        response
          .setHeader('content-type', 'text/javascript')
          .end(
            `(function(){\nvar data = {\n"resource": {\n  "version":"1",\n  "tags":[{"function":"__e"}]}};var c={ctid:"GTM-AB12CD"}})()`,
          ),
      '/assets/shop.js': (_, response) =>
        response
          .setHeader('content-type', 'text/javascript')
          .end('window.google_tag_manager?.["GTM-AB12CD"]'),
    },
    issues: ['before: Google Tag Manager', 'signal: Google Tag Manager'],
  },
  'frame-before': {
    pages: { '/': '<iframe src="https://www.youtube.com/embed/1" title="film"></iframe>' },
    issues: ['before: YouTube', 'signal: YouTube'],
  },
  'font-before': {
    pages: { '/': '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">' },
    issues: ['before: Google Fonts', 'signal: Google Fonts'],
  },
  'pixel-before': {
    pages: { '/': '<img src="http://pixel.unknown-ads.example/p.gif" alt="">' },
    issues: ['before: unknown-ads.example', 'signal: unknown-ads.example'],
  },
  'redirect-before': {
    pages: {
      '/': '<img src="/out" alt="">',
      '/out': (_, response) => response.writeHead(302, { location: 'http://sync.example/p.gif' }).end(),
    },
    issues: ['before: sync.example', 'signal: sync.example'],
  },
  'cookie-before': {
    pages: { '/': `<script>document.cookie = '_ga=GA1.1.1.1;max-age=9999'</script>` },
    issues: ['before: Google Analytics 4', 'signal: Google Analytics 4'],
  },
  'storage-before': {
    pages: { '/': `<script>localStorage.setItem('yt-player-bandwidth', '1')</script>` },
    issues: ['before: YouTube', 'signal: YouTube'],
  },
  'late-before': {
    pages: { '/': `<script>setTimeout(() => { ${load(tracker)} }, 200)</script>` },
    issues: ['before: tracker.example', 'signal: tracker.example'],
  },
  'on-scroll-before': {
    pages: {
      '/': `<p style="height:3000px"></p><script>addEventListener('scroll', () => { ${load(tracker)} }, { once: true })</script>`,
    },
    issues: ['before: tracker.example', 'signal: tracker.example'],
  },
  'beacon-before': {
    pages: { '/': `<script>navigator.sendBeacon('http://beacon.example/b', '1')</script>` },
    issues: ['before: beacon.example', 'signal: beacon.example'],
  },
  'socket-before': {
    pages: { '/': `<script>new WebSocket('ws://live.example/')</script>` },
    issues: ['before: live.example', 'signal: live.example'],
  },
  'hint-before': {
    pages: { '/': '<link rel="preconnect" href="https://fonts.gstatic.com">' },
    issues: ['before: Google Fonts', 'signal: Google Fonts'],
  },
  'chain-before': {
    pages: { '/': '<script src="http://tags.example/load/second.example.js"></script>' },
    issues: [
      'before: second.example',
      'before: tags.example',
      'signal: second.example',
      'signal: tags.example',
    ],
  },
  'subpage-before': {
    pages: {
      '/': '<a href="/map">Directions</a>',
      '/map': '<iframe src="https://www.google.com/maps/embed?pb=1" title="map"></iframe>',
    },
    issues: ['before: Google Maps', 'signal: Google Maps'],
  },
  'shared-worker-before': {
    pages: {
      '/': `<script>new SharedWorker('/worker.js')</script>`,
      '/worker.js': (_, response) =>
        response
          .setHeader('content-type', 'text/javascript')
          .end(`fetch('http://worker.example/x', { mode: 'no-cors' })`),
    },
    issues: ['before: worker.example', 'signal: worker.example'],
  },
  'farewell-before': {
    pages: {
      '/': `<a href="/next">Next</a>
        <script>addEventListener('pagehide', () => navigator.sendBeacon('http://beacon.example/b', '1'))</script>`,
      '/next': '<p>Next</p>',
    },
    issues: ['before: beacon.example', 'signal: beacon.example'],
  },
  'large-header-before': {
    pages: {
      '/': (_, response) =>
        response
          .setHeader('x-large', 'x'.repeat(60_000))
          .setHeader('content-type', 'text/html')
          .end(`<!doctype html><script src="${tracker}"></script>`),
    },
    issues: ['before: tracker.example', 'signal: tracker.example'],
  },
  'large-cookies-before': {
    pages: {
      '/': `<a href="/next">Next</a>
        <script>for (let i = 0; i < 9; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(4000)</script>`,
      '/next': `<script src="${tracker}"></script>`,
    },
    issues: ['before: tracker.example', 'signal: tracker.example'],
  },
  'leaves-unwillingly': {
    ...selectors,
    pages: {
      '/': `${banner()}<a href="/next">Next</a>
        <script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`,
      '/next': `<script>if (document.cookie.includes('choice=reject')) { ${load(tracker)} }</script>`,
    },
    issues: ['rejected: tracker.example'],
  },
  'reject-loads': {
    ...selectors,
    pages: { '/': banner({ reject: load(tracker) }) },
    issues: ['rejected: tracker.example'],
  },
  'reject-forgotten': {
    ...selectors,
    pages: {
      '/': `${banner()}<a href="/next">Next</a>`,
      '/next': `<script>if (document.cookie.includes('choice=')) { ${load(tracker)} }</script>`,
    },
    issues: ['rejected: tracker.example'],
  },
  'reject-stores': {
    ...selectors,
    pages: { '/': banner({ reject: `document.cookie = '_fbp=fb.1.1.1;max-age=9999'` }) },
    issues: ['rejected: Meta Pixel'],
  },
  'signal-ignored': {
    pages: { '/': `<script>if (navigator.globalPrivacyControl) { ${load(tracker)} }</script>` },
    issues: ['signal: tracker.example'],
  },
  'no-reject': {
    ...selectors,
    pages: { '/': banner({}, { reject: 'display:none' }) },
    issues: ['banner: noReject'],
  },
  'pale-reject': {
    ...selectors,
    pages: { '/': banner({}, { reject: 'font-size:10px;padding:0;background:none;color:#bbb' }) },
    issues: ['banner: contrast', 'banner: emphasis', 'banner: size'],
  },
  'mouse-only-reject': {
    ...selectors,
    pages: { '/': banner({}, { rejectTag: 'div', reject: 'display:inline-block' }) },
    issues: ['banner: keyboard'],
  },
  'no-banner': {
    ...selectors,
    pages: { '/': '<p>No banner here.</p>' },
    issues: ['banner: noBanner'],
  },
  'covered-banner': {
    ...selectors,
    pages: { '/': `${banner()}<p style="position:fixed;inset:0;background:#fff;z-index:9">Please wait</p>` },
    issues: ['banner: noBanner'],
  },
  'transparent-banner': {
    ...selectors,
    pages: { '/': `${banner()}<style>#banner { opacity: 0.01 }</style>` },
    issues: ['banner: noBanner'],
  },
  'banner-in-hidden-frame': {
    ...selectors,
    pages: { '/': '<iframe src="/banner" title="Cookies" style="opacity:0"></iframe>', '/banner': banner() },
    issues: ['banner: noBanner'],
  },
  'banner-beside-window': {
    ...selectors,
    pages: { '/': `${banner()}<style>#banner { left: -5000px !important; right: auto !important }</style>` },
    issues: ['banner: noBanner'],
  },
  'transparent-reject': {
    ...selectors,
    pages: { '/': banner({}, { reject: 'opacity:0' }) },
    issues: ['banner: noReject'],
  },
  undeclared: {
    ...selectors,
    declaration: 'http://undeclared.site.example/privacy',
    pages: {
      '/': banner({
        accept: `${load('http://tracker.example/set/visitor.js')}${load('http://declared.example/d.js')}`,
      }),
      '/privacy': '<p>We use declared.example, and the cookie choice for a year.</p>',
    },
    issues: ['undeclared: tracker.example', 'undeclared: visitor'],
  },
};
