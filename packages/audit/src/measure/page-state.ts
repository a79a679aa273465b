import type { Page } from 'playwright-core';
import type { DeclaredService, Obstacle } from '../types.ts';
import { within } from '../within.ts';

/** The most services, and blocked elements, that are read of a page, and the characters of each text. */
const MAX_ITEMS = 500;
const MAX_TEXT = 500;

type Blocked = Pick<Obstacle, 'url' | 'detail'> & { service: string; isFrame: boolean };

/** What Placet’s widget says about a page: the website’s services, and what it has blocked. Undefined without an answer. */
export async function readPageState(page: Page) {
  const answer: unknown = await within(5000, page.evaluate(askWidget), undefined);
  if (!isObject(answer)) return undefined;
  return {
    services: listOf(answer.services).map((item): DeclaredService => ({
      key: textOf(item.key),
      name: textOf(item.name),
      markers: (Array.isArray(item.markers) ? item.markers.slice(0, 50) : []).map(textOf).filter(Boolean),
      accepted: item.accepted === true,
    })),
    blocked: listOf(answer.blocked).map((item): Blocked => ({
      service: textOf(item.service),
      url: textOf(item.url),
      detail: textOf(item.detail),
      isFrame: item.isFrame === true,
    })),
  };
}

/** Runs in the page. Another program can pretend to be the widget, so that nothing of the answer is sure. */
async function askWidget() {
  const { CCM } = window as unknown as { CCM: import('../../../client/src/ccm.ts').Ccm };
  const { services, blocked } = await CCM.debug();
  return {
    services: services.slice(0, 500).map(({ key, name, markers, state }) => ({
      key,
      name,
      markers,
      accepted: state === 'accepted',
    })),
    blocked: blocked.slice(0, 500).map(({ element, address, service, rule }) => ({
      service,
      url: URL.canParse(address, location.href) ? new URL(address, location.href).href.slice(0, 500) : '',
      detail: rule,
      isFrame: element.localName === 'iframe',
    })),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
const listOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_ITEMS) : []).filter(isObject);
