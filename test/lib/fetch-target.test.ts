import { expect, test } from 'vitest';
import { targetRefusal } from '../../src/lib/http/fetch-target.ts';

const limits = { own: ['https://placet.example'], allowPrivate: false };
const why = (address: string, more: object = {}) => targetRefusal(new URL(address), { ...limits, ...more });

test('a target that is not a public website is rejected in any notation', () => {
  const refused = {
    'neither http nor https': [
      'ftp://www.site.example/',
      'file:///etc/passwd',
      'data:text/html,x',
      'javascript:1',
      'gopher://a.example/',
    ],
    'username or password': [
      'https://user@www.site.example/',
      'https://:secret@www.site.example/',
      'https://www.site.example@10.0.0.1/',
    ],
    'this service itself': [
      'https://placet.example/',
      'http://placet.example:443/',
      'https://PLACET.example./x',
    ],
    'only ports 80 and 443': [
      'http://www.site.example:8080/',
      'https://www.site.example:22/',
      'http://www.site.example:0/',
    ],
    'an IP address': [
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://017700000001/',
      'http://127.0.0.1./',
      'http://①②⑦.⓪.⓪.①/',
      'http://127。0。0。1/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://192.168.1.1/',
      'http://0/',
      'http://8.8.8.8/',
      'http://[::1]/',
      'http://[::]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[fd00::1]/',
      'http://[2606:4700::1111]/',
      'http://%31%32%37.0.0.1/',
    ],
    'a private host name': [
      'http://localhost/',
      'http://LOCALHOST./',
      'http://intranet/',
      'http://printer.local/',
      'http://metadata.google.internal/',
      'http://a.b.localhost/',
      'http://router.home.arpa/',
      'http://nas.lan/',
      'http://ｌｏｃａｌｈｏｓｔ/',
      'http://db.local./',
    ],
    'not a valid host name': [
      'http://localhost../',
      'http://db.local.../',
      'http://127.0.0.1../',
      'https://placet.example../',
      'http://www.site.example../',
      'http://www..site.example/',
      'http://.site.example/',
    ],
  };
  for (const [reason, addresses] of Object.entries(refused)) {
    for (const address of addresses) expect(why(address), address).toContain(reason);
  }
});

test('a public website is accepted', () => {
  const fine = [
    'http://www.site.example/',
    'https://site.example:443/a?b=c',
    'http://müller.example:80/',
    'https://local.example/',
    'https://www.placet.example/',
  ];
  for (const address of fine) expect(why(address), address).toBeUndefined();
});

test('ALLOW_PRIVATE_SCAN allows only what tests need', () => {
  const open = { allowPrivate: true };
  expect(why('http://127.0.0.1:8080/', open)).toBeUndefined();
  expect(why('http://localhost/', open)).toBeUndefined();
  expect(why('http://user@127.0.0.1/', open)).toContain('username');
  expect(why('ftp://127.0.0.1/', open)).toContain('neither http');
  expect(why('http://placet.example../', open)).toContain('not a valid host name');
  expect(why('http://127.0.0.1:8787/', { ...open, own: ['http://127.0.0.1:8787'] })).toContain('itself');
});
