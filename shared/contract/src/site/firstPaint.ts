import { CANARY_HINTS_SCRIPT } from './canaryHints'
import { FIRST_READS_SCRIPT } from './firstReads'
import { INLINE_ITEMS } from './inlineStorage'
import { START_WATCH_SCRIPT } from './startWatch'

/** Attribute of the document element while prerendered content is hidden. */
export const HOLD_ATTRIBUTE = 'data-hold'

/** Attribute of elements that the browser may lay out later. */
export const LATER_ATTRIBUTE = 'data-later'

/**
 * Props for elements that are usually below the first screen: of prerendered content, the browser lays them out only
 * when they come near the screen or the app takes the page over. Margins must not reach into or out of them.
 */
export const LAID_OUT_LATER = { [LATER_ATTRIBUTE]: '' }

/** Attribute of the document element if the visit does not begin at the top of the page. */
export const PLACE_ATTRIBUTE = 'data-place'

/** Id of the element with the prerendered content and its styles. */
export const PRERENDERED_ELEMENT_ID = 'mc-prerendered'
export const PRERENDERED_STYLE_ID = 'mc-prerendered-style'

/** Name of the global function that ends the recording of presses, and returns the last pressed button if there is one. */
export const EARLY_PRESS = 'mcEarlyPress'

/**
 * The only inline script of a page: what cannot wait for the first file. Before the first paint it restores the theme,
 * and hides prerendered content from people who are signed in or use another language. If the browser goes to a place
 * within the page (after a reload or going back, or for a fragment), everything above must have its height. Until the app
 * has started it records which button is pressed, and holds forms back: the browser would send them as addresses,
 * passwords included. While an area has a canary, it adds the preload hints of this browser's release,
 * and for people who are signed in it requests what the page reads first. It reports a shell that does not start.
 * The content security policy allows exactly this text, by its hash.
 */
export const FIRST_PAINT_SCRIPT = [
  '(function(s){',
  '(function(e){try{',
  "var t=s.getItem('mc.theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t);",
  "var w=[location.pathname.split('/')[1],s.getItem('mc.locale')].concat(navigator.languages.map(function(l){return l.slice(0,2)}));",
  "var l=w.filter(function(l){return l==='en'||l==='hi'})[0]||'en';",
  "var r=JSON.parse(s.getItem('auth')||'{}').role||'null';",
  `if(l!==e.lang||r!=='null')e.setAttribute('${HOLD_ATTRIBUTE}','');`,
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
