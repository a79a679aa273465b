import { html, raw } from 'hono/html';
import type { WidgetTexts } from '../definitions/widget-texts.ts';

type Texts = Record<'title' | 'text' | 'video' | 'more' | 'invalid', string>;
type Look = {
  language: string;
  nonce: string;
  /** The script; undefined if the theme is not valid. */
  widget: string | undefined;
  /** The texts of the banner, for browsers without scripts. */
  texts: Partial<WidgetTexts>;
  /** The colors of the theme, from which the console computes their contrast. */
  colors: Record<string, string>;
  layer: string;
  dark: boolean;
};

/** The statement that opens a layer, once the widget and its preferences are loaded. */
const steps = new Map([
  ['first', 'CCM.openWidget()'],
  ['settings', 'CCM.openControlPanel()'],
  ['decided', "document.querySelector('.ccm--decline-cookies').click()"],
]);

// The focus stays with the form’s field until a click, because its color picker would close. The widget starts once the
// iframe has a width, which may come without “resize”: a hidden widget would close.
const start = (step = '', colors: object) => `{
parent.postMessage({colors:${JSON.stringify(colors)}},'*');
const {nonce}=document.currentScript;
const start=()=>{
const script=document.createElement('script');
script.nonce=nonce;
script.text=document.getElementById('widget').text;
document.body.append(script);
setTimeout(()=>{${step}},50)};
addEventListener('load',()=>new ResizeObserver((_,size)=>{
if(innerWidth){
size.disconnect();
start()}}).observe(document.documentElement));
const {focus}=HTMLElement.prototype,{showModal}=HTMLDialogElement.prototype,{userActivation:user}=navigator;
HTMLElement.prototype.focus=function(){if(user.hasBeenActive)focus.call(this)};
HTMLDialogElement.prototype.showModal=function(){
this.inert=!user.hasBeenActive;
showModal.call(this);
this.inert=false}}`;

// The host does not exist, because the blocked video is never requested.
const VIDEO = 'https://video.example/';

const style = (dark: boolean) =>
  `:root{color-scheme:${dark ? 'dark' : 'light'};background:light-dark(#fff,#14181b);color:light-dark(#333,#ccc);font:1rem/1.6 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:1.5rem}h1{line-height:1.2}iframe{width:100%;height:16rem;border:0}`;

/** The banner as far as it can be shown without its script: its texts and colors. */
function stillBanner(texts: Look['texts']) {
  const buttons = [
    ['primaryButton', texts.widgetFullConsentButtonText],
    ['declineButton', texts.widgetDeclineButtonText],
    ['button', texts.widgetSettingsButtonText],
  ];
  return html`<div class="banner">
    <strong>${texts.widgetTitle}</strong>
    <p>${texts.widgetIntroText}</p>
    ${buttons.map(([kind, text]) => text && html`<span class="${kind}">${text}</span>`)}
  </div>`;
}

const stillStyle = (colors: Look['colors']) => {
  const of = (part: string) =>
    `background:${colors[`${part}BackgroundColor`]};color:${colors[`${part}ForegroundColor`]};border-color:${colors[`${part}BorderColor`]}`;
  return `.banner{position:fixed;inset:auto 1rem 1rem;max-width:40rem;margin:auto;padding:1.25rem;border:1px solid;border-radius:.5rem;${of('window')}}.banner span{display:inline-block;margin:0 .5rem .5rem 0;padding:.5rem 1rem;border:1px solid;border-radius:.25rem}${['primaryButton', 'declineButton', 'button'].map((part) => `.banner .${part}{${of(part)}}`).join('')}`;
};

/** A page as a website might have it, with the widget and a video that waits for consent. */
export const samplePage = (t: Texts, { language, nonce, widget, texts, colors, layer, dark }: Look) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <base target="_blank" />
        <style nonce="${nonce}">
          ${raw(style(dark) + stillStyle(colors))}
        </style>
      </head>
      <body>
        <h1>${t.title}</h1>
        <p>${widget ? t.text : t.invalid}</p>
        ${widget && html`<iframe data-ccm-loader-src="${VIDEO}" title="${t.video}"></iframe>`}
        <p>${t.more}</p>
        ${widget && html`<noscript>${stillBanner(texts)}</noscript>`}
        ${
          widget &&
          html`<script type="text/plain" id="widget">
              ${raw(widget)}
            </script>
            <script nonce="${nonce}">
              ${raw(start(steps.get(layer), colors))};
            </script>`
        }
      </body>
    </html>`;
