import { GoogleAnalytics } from '@next/third-parties/google';
import Script from 'next/script';

export const dynamic = 'force-dynamic';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <script src={process.env.SNIPPET} />
        <Script src="https://www.googletagmanager.com/early.js" strategy="beforeInteractive" />
      </head>
      <body>
        {children}
        <Script src="https://www.googletagmanager.com/late.js" />
        <Script id="inline">{`window.named = 'https://www.googletagmanager.com/inline.js'`}</Script>
        <GoogleAnalytics gaId="G-TEST" />
      </body>
    </html>
  );
}
