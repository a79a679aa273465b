import { expect, test } from 'vitest';
import { scriptCookies, storageKeys } from '../../../src/scan/code/script-storage.ts';

test('storage keys with a literal name in code are found', () => {
  const { local, session } = storageKeys(`
    localStorage.setItem('a', 1); window.localStorage.getItem("b"); localStorage["c"] = 1; localStorage.d = 1;
    sessionStorage . setItem ( \`e\`, 1); if (localStorage.g == 1) localStorage.removeItem('h'); localStorage.setItem(name, 1);
    localStorage.setItem(\`user-\${id}\`, 1); localStorage.clear(); myLocalStorage.setItem('i', 1);`);
  expect([...local]).toEqual(['a', 'b', 'c', 'd']);
  expect([...session]).toEqual(['e']);
});

test('cookies with a literal name in code are found, with the path in the same line', () => {
  const page = new URL('https://www.site.example/shop/');
  const cookies = scriptCookies(
    `document.cookie = "a=1; path=/; domain=.site.example"; x()
     document.cookie='b=' + Date.now() + '; Path=/de; SameSite=Lax';
     document.cookie = \`c=1\`
     document.cookie = "gone=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
     document.cookie = name + "=1"; document.cookie = \`\${name}=1\`; var c = document.cookie == "d=1";`,
    page,
  );
  expect(cookies).toEqual([
    { name: 'a', domain: 'site.example', path: '/' },
    { name: 'b', domain: 'www.site.example', path: '/de' },
    { name: 'c', domain: 'www.site.example', path: '/shop' },
  ]);
});
