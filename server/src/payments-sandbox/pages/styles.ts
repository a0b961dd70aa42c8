import { existsSync, readdirSync } from 'node:fs';
import { webDist } from '../../web-dist.ts';

const families = {
  'newsreader-display': 'Newsreader Display',
  geist: 'Geist',
  'geist-mono': 'Geist Mono',
} as const;

/** The site's fonts as the build named them; none before it is built. */
const fontFaces = (): string => {
  const assets = `${webDist}client/assets`;
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return Object.entries(families)
    .map(([name, family]) => {
      const file = files.find((one) => one.startsWith(`${name}-`) && one.length === name.length + 15);
      return file
        ? `@font-face{font-family:'${family}';src:url('/assets/${file}') format('woff2');font-weight:400 550;font-display:swap}\n`
        : '';
    })
    .join('');
};

const rules = `:root{color-scheme:light dark;--paper:light-dark(#fcfbf8,#100f0d);--surface:light-dark(#f5f3ee,#171613);--sheet:light-dark(#fff,#1d1b18);--ink:light-dark(#1a1815,#f6f3ec);--body:light-dark(#3f3b35,#d2cdc3);--soft:light-dark(#6b665c,#9c9689);--line:light-dark(#e7e3da,#2c2925);--control:light-dark(#8a8478,#787267);--mark:light-dark(#b93a0e,#ff8f63);--sans:Geist,system-ui,sans-serif;--serif:'Newsreader Display',Georgia,serif}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--body);font:400 16px/1.5 var(--sans)}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px 24px;max-width:976px;margin:0 auto;padding:24px 24px 0}header p{position:relative;top:-3px;margin:0;color:var(--soft);font-size:13px}
.wordmark{display:inline-flex;align-items:center;gap:8px;min-height:24px;color:var(--ink);font:480 20px/1 var(--serif);letter-spacing:-.02em;text-decoration:none}.stone{fill:var(--ink)}.edge{fill:none;stroke:var(--mark);stroke-width:1.8;stroke-linecap:round}
main{max-width:976px;margin:0 auto;padding:64px 24px}h1{margin:0 0 8px;color:var(--ink);font:480 44px/1.08 var(--serif);letter-spacing:-.02em}h2{margin:48px 0 8px;color:var(--ink);font:480 28px/1.15 var(--serif);letter-spacing:-.015em}
.lead{margin:0 0 32px;color:var(--soft)}
.desk{display:grid;grid-template-columns:minmax(0,1fr) 304px;background:var(--sheet);border:1px solid var(--line);border-radius:16px;overflow:hidden}.desk>*{grid-column:1;padding:24px 32px}
.card{max-width:640px;padding:24px 32px;background:var(--sheet);border:1px solid var(--line);border-radius:16px}.card p{margin:16px 0 0}
.margin{grid-row:1/span 4;grid-column:2;border-left:1px solid var(--line);background:var(--surface);font-size:13px;line-height:20px}.margin h2{margin:0 0 16px;color:var(--soft);font:400 13px/20px var(--sans);letter-spacing:0}
.margin ol{display:grid;gap:12px;margin:0;padding:0;list-style:none}.margin li{display:grid;grid-template-columns:24px 1fr;border:0;padding:0}.number{color:var(--mark);font:550 12px/20px var(--sans);font-variant-numeric:tabular-nums}sup.number{margin-left:2px;line-height:0}
dl{display:grid;grid-template-columns:1fr auto;align-items:baseline;row-gap:12px;margin:0;font-variant-numeric:tabular-nums}dt .chosen{color:var(--ink);text-decoration:underline 1px var(--mark);text-underline-offset:.3em}dd{margin:0;color:var(--ink);text-align:right}dl .total{align-self:stretch;border-top:1px solid var(--line);padding-top:12px;color:var(--ink);font-weight:500}dl dt.total{padding-top:18px}dl dd.total{font:480 28px/1.15 var(--serif)}
.desk>form{padding-top:0}form{margin:0}.card form{margin-top:24px}.row{display:flex;gap:8px}label{display:block;margin:0 0 4px;color:var(--ink);font-size:13px;font-weight:500}
input{flex:1 1 12ch;min-width:0;min-height:44px;padding:8px 12px;font:inherit;color:var(--ink);background:var(--sheet);border:1px solid var(--control);border-radius:6px}::placeholder{color:var(--soft)}
button{min-height:44px;padding:8px 16px;font:500 14px/1.2 var(--sans);color:var(--ink);background:transparent;border:1px solid var(--line);border-radius:6px;cursor:pointer}
.desk>.pay{align-self:end;padding-bottom:12px}.short{display:none;margin:0 0 12px;font-size:13px;line-height:20px}.test{margin-top:12px;padding-inline:32px;color:var(--soft);font-size:13px}
button.main{width:100%;font-size:16px;background:var(--ink);border-color:var(--ink);color:var(--paper)}button.wide{width:100%;margin-top:8px}button.text{border:0;padding:8px 0;color:var(--soft);text-decoration:underline;text-underline-offset:.3em}.test button.text{font-weight:400;font-size:13px}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}[role=alert]{margin:0 32px 24px;padding:8px 12px;border-radius:6px;color:light-dark(#a8201a,#ff8a80);background:light-dark(#fbe7e5,#3a1a18);font-size:14px}a{color:var(--ink);text-decoration-color:var(--mark);text-underline-offset:.3em}ul{list-style:none;padding:0;margin:0}li{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding:12px 0;font-variant-numeric:tabular-nums}
@media(max-width:720px){header{padding:16px 16px 0}main{padding:32px 16px}h1{font-size:36px}.desk{grid-template-columns:1fr}.desk>*,.card{padding:20px 16px}header p{top:0}.margin{grid-row:auto;grid-column:1;order:1;border-left:0;border-top:1px solid var(--line)}.desk>.pay{padding-top:0;padding-bottom:8px}.short{display:block}.test{padding-inline:16px}[role=alert]{margin:0;border-radius:0}}`;

/** The look of the sandbox's pages: paper, ink and fonts of the site. */
export const styles = (): string => fontFaces() + rules;
