export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <script data-placet-spa="" src={process.env.VITE_SNIPPET} />
      </head>
      <body>{children}</body>
    </html>
  );
}
