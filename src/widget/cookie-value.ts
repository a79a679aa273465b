/** The value of a cookie among those of a page. Throws for one that nothing can decode. */
export function cookieValue(all: string, name: string) {
  const cookie = all.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}
