/** The demo website, with the snippet first in its head. */
export const page = (snippet: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${snippet}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lindenhof · Furniture from Stuttgart</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0 auto; padding: 2rem 1.2rem 6rem; max-width: 44rem; font: 1.05rem/1.6 system-ui, sans-serif }
  header { padding: 3rem 0 1rem; border-bottom: 2px solid #8a6d3b }
  h1 { margin: 0; font-size: 2.2rem }
  iframe { width: 100%; aspect-ratio: 16/9; border: 1px solid #8886 }
  code { font-size: .9em }
</style>
<script type="text/x-ccm-loader" data-ccm-loader-src="/demo/matomo.js"></script>
<script type="text/x-ccm-loader" data-ccm-loader-src="/demo/ads.js"></script>
</head>
<body>
<header><h1>Lindenhof</h1><p>Tables, chairs and shelves made of limewood, built to last.</p></header>
<h2>About this demo</h2>
<p>This is the website of the demo client. Analytics and ads (<code>/demo/matomo.js</code>, <code>/demo/ads.js</code>) load only after consent (watch the browser console). The video below is also blocked until you consent.</p>
<iframe data-ccm-loader-src="/demo/video" title="Video"></iframe>
<h2>Cookies and services on this site</h2>
<div class="ccm-cookie-declaration"></div>
<p><a href="#CCM.openControlPanel">Change or withdraw consent</a></p>
</body>
</html>`;
