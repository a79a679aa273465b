import { banner, load, type FixtureSite } from './fixture-sites.ts';

const selectors = { accept: '#accept', reject: '#reject' };
const tracker = 'http://tracker.example/t.js';

/** Websites with a known mistake each. */
export const sitesWithIssues: Record<string, FixtureSite> = {
  'script-before': {
    pages: { '/': '<script src="http://www.googletagmanager.com/gtag/js?id=G-1"></script>' },
    issues: ['before: Google Analytics 4', 'signal: Google Analytics 4'],
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
