import { banner, load, type FixtureSite } from './fixture-sites.ts';

const selectors = { accept: '#accept', reject: '#reject' };

/** Websites without a mistake, each with something that could be taken for one. */
export const sitesWithoutIssues: Record<string, FixtureSite> = {
  'links-only': {
    pages: {
      '/': `<a href="https://www.youtube.com/watch?v=1">Film</a><a href="/about">About</a>
        <script type="text/plain" src="http://www.googletagmanager.com/gtag/js"></script>`,
      '/about': '<noscript><img src="http://tracker.example/p.gif" alt=""></noscript>',
    },
  },
  'asks-first': {
    ...selectors,
    declaration: 'http://asks-first.site.example/privacy',
    pages: {
      '/': banner({ accept: load('http://www.googletagmanager.com/gtag/js?id=G-1') }),
      '/privacy': '<ul><li>Google Analytics</li><li><code>choice</code>, one year</li></ul>',
    },
  },
  'necessary-only': {
    pages: {
      '/': `<script>document.cookie = 'PHPSESSID=1'; document.cookie = 'cart=2'; sessionStorage.setItem('step', '1')</script>
        <script src="http://consent.cookiebot.com/uc.js"></script><img src="http://static.site.example/logo.png" alt="">`,
    },
  },
  'blocked-by-policy': {
    pages: {
      '/': (_, response) =>
        response
          .setHeader('content-security-policy', "script-src 'self'; frame-src 'none'; img-src 'self'")
          .setHeader('content-type', 'text/html')
          .end(`<!doctype html><script src="http://tracker.example/t.js"></script>
            <iframe src="https://www.youtube.com/embed/1"></iframe><img src="http://pixel.example/p.gif">`),
    },
  },
  'banner-in-frame': {
    ...selectors,
    declaration: 'http://banner-in-frame.site.example/privacy',
    pages: {
      '/': '<iframe src="/banner" title="Cookies" style="position:fixed;inset:auto 0 0 0;width:100%"></iframe>',
      '/banner': banner(),
      '/privacy': '<code>choice</code>',
    },
  },
  'own-company': {
    own: ['shop-files.example'],
    pages: { '/': '<script src="http://cdn.shop-files.example/shop.js"></script>' },
  },
};
