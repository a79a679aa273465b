import { optional, said, standing } from './choice.ts';
import { acceptAll, refuseAll } from './conclude.ts';
import { close, open, parts, type View } from './dialog.ts';
import { h, type Child } from './h.ts';
import { legalLinks } from './legal.ts';
import { legalPage } from './legal-page.ts';
import { arrived, load } from './load.ts';
import { openPanel } from './panel.ts';
import { putQuestion } from './question.ts';
import { config } from './settings.ts';

/** The second part, where the theme wants its switches here. */
const switches = () => (config.theme.showPurposesInMainWindow ? arrived() : undefined);

/** The purposes, and how many services of how many providers there are. */
function overview(): Child[] {
  const { texts, purposes } = config;
  const small = (text: string) => text && h('p.s', text);
  const fresh = standing() ? optional().filter((e) => said(e) === undefined) : [];
  return [
    fresh[0] && h('p', texts.newServices.replace('{SERVICES}', fresh.map(({ name }) => name).join(', '))),
    ...(switches()?.purposeRows() ?? [
      h(
        'ul.o',
        { role: 'list' },
        ...purposes.flatMap(({ mandatory, name }) => (mandatory ? [] : h('li', name))),
      ),
    ]),
    small(texts.optionalServices),
    small(texts.necessaryServices),
    small(texts.sharedDecision),
    small(texts.withdrawalHint),
  ];
}

/** The first question. */
export const banner: View = {
  layer: 0,
  title: () => config.texts.widgetTitle,
  loose: () => (legalPage() ? 'aside' : !config.theme.widgetBlocking),
  get leave() {
    if (standing() || legalPage()) return () => close(banner);
    // Without a choice, closing is a refusal.
    return config.theme.widgetCloseButton ? refuseAll : undefined;
  },
  body() {
    const { texts, theme } = config;
    const wanted = theme.widgetButtons;
    const buttons = {
      accept: h('button.primaryButton', texts.widgetFullConsentButtonText, { onclick: acceptAll }),
      decline: h('button.declineButton', texts.widgetDeclineButtonText, { onclick: refuseAll }),
      cpanel: h('button.button', texts.widgetSettingsButtonText, { onclick: openPanel }),
    };
    return [
      h(
        'div.m',
        theme.logo && h('img', { src: theme.logo, alt: '' }),
        h('p', texts.widgetIntroText),
        ...overview(),
        legalLinks(),
      ),
      h(
        'div.foot',
        ...wanted.map((name) => buttons[name]),
        config.declineButtonEnforced && !wanted.includes('decline') && buttons.decline,
        switches()?.saveButton(),
      ),
    ];
  },
};

export function openBanner() {
  const before = parts;
  const show = () => {
    // Meanwhile it was decided, or something else is open.
    if (parts !== before) return;
    putQuestion();
    arrived()?.reset();
    open(banner);
  };
  if (config.theme.showPurposesInMainWindow) void load().then(show, show);
  else show();
}
