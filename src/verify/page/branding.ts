type Branding = { name: string; logo: string | null; styleSheet: string | null };

/** Shows the name, the logo and the color of the service that serves the page. A saved copy keeps what it has. */
export async function showBranding() {
  if (!location.protocol.startsWith('http')) return;
  const answer = await fetch('/account/brand/branding.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { name, logo, styleSheet } = (await answer.json()) as Branding;
  const brand = document.querySelector('.brand')!;
  document.title += ` · ${name}`;
  brand.lastChild!.textContent = name;
  if (logo) brand.replaceChildren(Object.assign(new Image(), { src: logo, alt: name }));
  if (styleSheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }),
    );
}
