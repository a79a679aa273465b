import { html, raw } from 'hono/html';

type Texts = Record<'title' | 'text' | 'video' | 'more' | 'invalid', string>;
type Look = {
  language: string;
  nonce: string;
  /** The script; none where the theme is not valid. */
  widget: string | undefined;
  layer: string;
  dark: boolean;
};

/** What leads to a layer, once the widget and its second part are there. */
const steps = new Map([
  ['first', 'CCM.openWidget()'],
  ['settings', 'CCM.openControlPanel()'],
  ['decided', "document.querySelector('.ccm--decline-cookies').click()"],
]);

// The focus belongs to the field that is being changed, whose colour picker would close without it, until somebody clicks
// in here. A frame that is sent a form takes it unless it is not shown meanwhile (public/account/appearance.js); the widget
// closes what is not shown, and takes the focus when it opens. The first width that a frame gets may come without "resize".
const start = (step = '') => `{
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

// A host that is nobody's: what stands in its place is never asked for.
const VIDEO = 'https://video.example/';

const style = (dark: boolean) =>
  `:root{color-scheme:${dark ? 'dark' : 'light'};background:light-dark(#fff,#14181b);color:light-dark(#333,#ccc);font:1rem/1.6 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:1.5rem}h1{line-height:1.2}iframe{width:100%;height:16rem;border:0}`;

/** A page as a website might have it, with the widget and a video that waits for consent. */
export const samplePage = (t: Texts, { language, nonce, widget, layer, dark }: Look) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <base target="_blank" />
        <style nonce="${nonce}">
          ${raw(style(dark))}
        </style>
      </head>
      <body>
        <h1>${t.title}</h1>
        <p>${widget ? t.text : t.invalid}</p>
        ${widget && html`<iframe data-ccm-loader-src="${VIDEO}" title="${t.video}"></iframe>`}
        <p>${t.more}</p>
        ${
          widget &&
          html`<script type="text/plain" id="widget">
              ${raw(widget)}
            </script>
            <script nonce="${nonce}">
              ${raw(start(steps.get(layer)))};
            </script>`
        }
      </body>
    </html>`;
