import { describe, expect, test } from 'vitest';
import { fromJsonLd, fromMicrodata } from '../../../src/scan/postal/address.ts';

const postal = {
  '@type': 'PostalAddress',
  streetAddress: 'Ring 1',
  postalCode: '1010',
  addressLocality: 'Wien',
};
const found = { company: 'Haus GmbH', street: 'Ring 1', zipCode: '1010', city: 'Wien' };

describe('an address in JSON-LD is found', () => {
  test.each([
    ['in an organization', { '@type': 'Organization', name: 'Haus GmbH', address: postal }],
    [
      'in a graph, by reference',
      {
        '@graph': [
          { '@type': 'Hotel', legalName: 'Haus GmbH', name: 'Haus', address: { '@id': '#a' } },
          { '@id': '#a', ...postal },
        ],
      },
    ],
    [
      'deep within, in a list',
      [
        {
          '@type': 'WebPage',
          publisher: { '@type': ['Organization', 'Brand'], name: 'Haus&nbsp;GmbH', address: [postal] },
        },
      ],
    ],
    [
      'with a number as postal code',
      { '@type': 'Store', name: 'Haus GmbH', address: { ...postal, postalCode: 1010 } },
    ],
  ])('%s', (_name, data) => {
    expect(fromJsonLd(['not JSON at all', JSON.stringify(data)])).toEqual(found);
  });

  test.each([
    ['of an event', [JSON.stringify({ '@type': 'Event', address: postal })]],
    ['without a postal code', [JSON.stringify({ '@type': 'Organization', name: 'x', address: 'Wien' })]],
    ['of no use', ['null', '[]', '"x"', '{"address":null}', '['.repeat(100_000)]],
  ])('but not one %s', (_name, blocks) => {
    expect(fromJsonLd(blocks)).toBeUndefined();
  });
});

test('an address in microdata is found, in content attributes and in text', async () => {
  const html = `<div itemscope itemtype="http://schema.org/LocalBusiness"><meta itemprop="name" content="Haus GmbH">
    <p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress"><b>Ring 1</b></span>
    <span itemprop="postalCode">1010</span> <span itemprop="addressLocality">Wien</span></p></div>`;
  expect(fromMicrodata(html)).toEqual(found);
  expect(fromMicrodata('<p itemprop="postalCode">1010</p>')).toBeUndefined();
});
