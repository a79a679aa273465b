/** The report’s style sheet; its hash is in the report’s policy. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#c9d1d6, #3a4247); --soft: light-dark(#55616a, #a9b4bb);
  --bad: light-dark(#9a2b12, #ff9d85); --good: light-dark(#175c50, #7fd1bf) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2rem 1.2rem 4rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #14181a); color: light-dark(#1a2126, #eceff1); overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.8rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .6rem; font-size: 1.3rem }
h3 { margin: 1.4rem 0 .2rem; font-size: 1.05rem }
p, ul { margin: .4rem 0 }
ul { padding-left: 1.2rem }
.soft, small { color: var(--soft) }
.bad { color: var(--bad); font-weight: 600 }
.good { color: var(--good); font-weight: 600 }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .92rem; overflow-wrap: break-word; hyphens: auto }
th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { font-weight: 600 }
.services td:first-child { overflow-wrap: anywhere }
td.count, th.count { width: 7rem }
.evidence { table-layout: fixed }
.evidence th:last-child { width: 45% }
code { font: .88em ui-monospace, monospace }
a { color: inherit }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .8rem 0 }
dt { color: var(--soft) }
dd { margin: 0 }
figure { margin: .8rem 0; break-inside: avoid }
figure img { max-width: 100%; max-height: 32rem; border: 1px solid var(--line) }
.rule { margin: .6rem 0 0; padding-left: .8rem; border-left: 3px solid var(--line); font-size: .92rem }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: .4rem }
  .wide table { font-size: .8rem }
  td.count, th.count { width: auto }
  table.services, table.services tbody, table.services tr, table.services td { display: block; border: 0; padding: 0 }
  table.services thead { display: none }
  table.services tr { padding: .5rem 0; border-bottom: 1px solid var(--line) }
  table.services td.count::before { content: attr(data-label) ': '; color: var(--soft) }
}
@media print {
  @page { margin: 16mm 14mm }
  :root { color-scheme: light }
  body { padding: 0; max-width: none; font-size: 9.5pt }
  td.count, th.count { width: 5.6rem }
  h1 { font-size: 18pt }
  h2 { font-size: 13pt; break-after: avoid }
  h3 { font-size: 11pt; break-after: avoid }
  tr, li, .rule { break-inside: avoid }
  thead { display: table-header-group }
  .wide { overflow: visible }
}
`;
