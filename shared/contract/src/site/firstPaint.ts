import { CANARY_HINTS_SCRIPT } from './canaryHints'
import { FIRST_READS_SCRIPT } from './firstReads'
import { INLINE_ITEMS } from './inlineStorage'
import { START_WATCH_SCRIPT } from './startWatch'

/** Attribute of the document element that is set while prerendered content is hidden. */
export const HOLD_ATTRIBUTE = 'data-hold'

/** Attribute of elements whose layout the browser may delay. */
export const LATER_ATTRIBUTE = 'data-later'

/**
 * Props for elements that are usually below the first screen. In prerendered content, the browser lays them out only
 * when they come near the screen or the app hydrates the page. Margins must not reach into or out of these elements.
 */
export const LAID_OUT_LATER = { [LATER_ATTRIBUTE]: '' }

/** Attribute of the document element that is set if the visit does not begin at the top of the page. */
export const PLACE_ATTRIBUTE = 'data-place'

/** Id of the element with the prerendered content and its styles. */
export const PRERENDERED_ELEMENT_ID = 'mc-prerendered'
export const PRERENDERED_STYLE_ID = 'mc-prerendered-style'

/** Name of the global function that stops recording clicks and returns the button that was clicked last, if any. */
export const EARLY_PRESS = 'mcEarlyPress'

/**
 * The only inline script of a page. It does the work that cannot wait for the first file. Before the first
 * paint, it restores the theme, and hides prerendered content from people who are signed in or use another
 * language. If the browser will scroll to a position within the page (after a reload, after going back, or
 * for a fragment), everything above must have its final height. Until the app has started, the script records
 * the clicked button and blocks forms, which the browser would otherwise send with their values in the URL,
 * passwords included. While an area has a canary, it adds the preload hints of this browser's release. For
 * people who are signed in, it requests the page's first reads. It reports a shell that does not start. The
 * content security policy allows exactly this text, by its hash. Because of the `PURE` annotation, bundlers
 * leave the text out of scripts that import only names from this file.
 */
export const FIRST_PAINT_SCRIPT = /* @__PURE__ */ [
  '(function(s){',
  "function g(){return[location.pathname.split('/')[1],s.getItem('mc.locale')].concat(navigator.languages.map(function(l){return l.slice(0,2)}))",
  ".filter(function(l){return l==='en'||l==='hi'})[0]||'en'}",
  '(function(e){try{',
  "var t=s.getItem('mc.theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t);",
  "var r=JSON.parse(s.getItem('auth')||'{}').role||'null';",
  `if(g()!==e.lang||r!=='null')e.setAttribute('${HOLD_ATTRIBUTE}','');`,
  `if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')e.setAttribute('${PLACE_ATTRIBUTE}','')`,
  '}catch(_){}})(document.documentElement);',
  CANARY_HINTS_SCRIPT,
  FIRST_READS_SCRIPT,
  START_WATCH_SCRIPT,
  `})(${INLINE_ITEMS});`,
  '(function(w){var b;',
  "function p(e){var t=e.target;t=t.closest&&t.closest('#app button');if(t)b=t}",
  'function s(e){e.preventDefault()}',
  "w.addEventListener('click',p,true);w.addEventListener('submit',s,true);",
  `w.${EARLY_PRESS}=function(){w.removeEventListener('click',p,true);w.removeEventListener('submit',s,true);return b}`,
  '})(window)',
].join('')
