import type { FixtureSite } from './fixture-sites.ts';

/** Websites that would keep or fool a careless visitor, each with the words of the error or of the limit that ends it. */
export const hostileSites: Record<string, FixtureSite & { ends: RegExp }> = {
  'endless-redirects': {
    pages: { '/': ({ url }, response) => response.writeHead(302, { location: `/?${url?.length}x` }).end() },
    ends: /ERR_TOO_MANY_REDIRECTS|could not be read/,
  },
  'endless-reloads': {
    pages: { '/': '<script>location.replace("/?" + Math.random())</script>' },
    ends: /could not be read|page|time/,
  },
  'endless-dialogs': {
    pages: { '/': '<script>for (;;) alert("Stay!")</script>' },
    ends: /time|could not be read/,
  },
  'endless-computing': {
    pages: { '/': '<script>setTimeout(() => { for (;;); }, 100)</script>' },
    ends: /time|could not be read/,
  },
  'endless-console': {
    pages: {
      '/': '<script>const text = "x".repeat(2 ** 29 - 99); setInterval(() => console.log(text))</script>',
    },
    ends: /^$/,
  },
  'endless-console-of-a-worker': {
    pages: {
      '/': '<script>new Worker("/worker.js")</script>',
      '/worker.js': (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end('const text = "x".repeat(2 ** 29 - 99); setInterval(() => console.log(text))');
      },
    },
    ends: /time|^$/,
  },
  'ten-thousand-requests': {
    pages: {
      '/': '<script>for (let i = 0; i < 10000; i++) new Image().src = `http://p${i % 50}.pixel.example/${i}.gif`</script>',
    },
    ends: /requests|bytes|time/,
  },
  'endless-body': {
    maxBytes: 3_000_000,
    pages: {
      '/': '<script>fetch("/endless").then((response) => response.arrayBuffer())</script>',
      '/endless': (_, response) => {
        response.setHeader('content-type', 'application/octet-stream');
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
        };
        response.on('drain', more);
        more();
      },
    },
    ends: /bytes/,
  },
  downloads: {
    pages: {
      '/': '<script>setInterval(() => open("/file"), 10); location.href = "/file"</script>',
      '/file': (_, response) =>
        response
          .writeHead(200, { 'content-disposition': 'attachment', 'content-type': 'application/zip' })
          .end('x'),
    },
    ends: /time|page|could not be read/,
  },
  'impossible-status': {
    pages: {
      '/': '<img src="/picture" alt="">',
      '/picture': ({ socket }) => socket.end('HTTP/1.1 099 Impossible\r\ncontent-length: 0\r\n\r\n'),
    },
    ends: /^$/,
  },
  'another-site': {
    pages: { '/': (_, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end() },
    ends: /leads to another website, http:\/\/elsewhere\.example\//,
  },
};
