/** The line after the snippet that loads the script from the service if the own host does not answer with it. */
export const fallbackLine = (src: string) =>
  `<script>"CCM"in window||document.write('<script src="${src.replaceAll('&', '&amp;')}" referrerpolicy="origin"><\\/script>')</script>`;
