import { optionalEmbeddings, config, serviceUrl } from '../current-config.ts';
import { decisionOn, isAccepted } from '../decision/accepted.ts';
import { isOverridden, isUnopposed } from '../decision/policy.ts';
import { validDecision } from '../decision/decision.ts';
import { acceptAll, acknowledge, rejectByClick } from '../decision/decide.ts';
import { closeView, openView, openViews, type View } from './dialog.ts';
import { h, type Child } from './hyperscript.ts';
import { legalLinks, currentLegalPage } from './legal-links.ts';
import { loadedChunk, loadChunk } from '../load-chunk.ts';
import { isSignalHonored } from '../decision/opt-out-signal.ts';
import { openPreferences } from './open-preferences.ts';
import { trackInteraction } from './banner-interaction.ts';
import { byVisitor } from './visitor-click.ts';

/** The preferences chunk, if the theme wants its switches in the banner. */
const switches = () => (OPTIONS && config.theme.showPurposesInMainWindow ? loadedChunk() : undefined);

/** The sentence with the services that have come since the decision; empty if there are none. */
export function newServices() {
  const added = optionalEmbeddings().filter(
    (e) =>
      validDecision() && !(POLICIES && (isOverridden(e) || isUnopposed(e))) && decisionOn(e) === undefined,
  );
  return added[0] && config.texts.newServices.replace('{SERVICES}', added.map(({ name }) => name).join(', '));
}

/** The purposes, and the numbers of services and providers. */
function overview(): Child[] {
  const { texts, purposes } = config;
  const small = (text: string) => text && h('p.s', text);
  const added = newServices();
  return [
    ...(POLICIES ? [texts.exemptServices && h('p', texts.exemptServices)] : []),
    added && h('p', added),
    ...(switches()?.purposeRows() ?? [
      h('ul.o', { role: 'list' }, ...purposes.map(({ mandatory, name }) => !mandatory && h('li', name))),
    ]),
    small(texts.optionalServices),
    small(texts.necessaryServices),
    small(texts.sharedDecision),
    small(texts.withdrawalHint),
  ];
}

/** The first layer. */
export const banner: View = {
  layer: 0,
  title: () => config.texts.widgetTitle,
  loose: () => (currentLegalPage() || (POLICIES && config.policy) ? 'aside' : !config.theme.widgetBlocking),
  get leave() {
    if (validDecision() || currentLegalPage() || (POLICIES && config.policy)) return () => closeView(banner);
    // Without a decision, closing the banner rejects everything.
    return config.theme.widgetCloseButton ? rejectByClick : undefined;
  },
  body() {
    const { texts, theme } = config;
    const wanted = theme.widgetButtons;
    const buttons = {
      accept: h('button.primaryButton', texts.widgetFullConsentButtonText, {
        onclick: byVisitor(POLICIES && config.policy ? acknowledge : acceptAll),
      }),
      decline: h('button.declineButton', texts.widgetDeclineButtonText, { onclick: rejectByClick }),
      cpanel: h('button.button', texts.widgetSettingsButtonText, { onclick: openPreferences }),
    };
    return [
      h(
        'div.m',
        OPTIONS && theme.logo && h('img', { src: theme.logo.replace('{base}', serviceUrl('')), alt: '' }),
        ...(POLICIES
          ? [
              texts.signalHonored &&
                isSignalHonored(config, isAccepted) &&
                h('ul.o', { role: 'list' }, h('li', `✓ ${texts.signalHonored}`)),
            ]
          : []),
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
  const show = () => {
    trackInteraction();
    loadedChunk()?.reset();
    openView(banner);
  };
  if (!OPTIONS || !config.theme.showPurposesInMainWindow) return show();
  const before = openViews;
  // The visitor may have decided or opened something else meanwhile.
  const showLater = () => openViews === before && show();
  void loadChunk().then(showLater, showLater);
}
