/** Attribute of the document element while prerendered content is hidden. */
export const HOLD_ATTRIBUTE = 'data-hold'

/** Id of the element with the prerendered content and its styles. */
export const PRERENDERED_ELEMENT_ID = 'mc-prerendered'
export const PRERENDERED_STYLE_ID = 'mc-prerendered-style'

/**
 * The only inline script of a page: decisions that must be made before the first paint. It restores the theme, and
 * hides prerendered content from people who are signed in or use another language. The content security policy allows
 * exactly this text, by its hash.
 */
export const FIRST_PAINT_SCRIPT = [
  '(function(e,s){try{',
  "var t=s.getItem('mc.theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t);",
  "var w=[s.getItem('mc.locale')].concat(navigator.languages.map(function(l){return l.slice(0,2)}));",
  "var l=w.filter(function(l){return l==='en'||l==='hi'})[0]||'en';",
  "var r=JSON.parse(s.getItem('auth')||'{}').role||'null';",
  `if(l!=='en'||r!=='null')e.setAttribute('${HOLD_ATTRIBUTE}','')`,
  '}catch(_){}})(document.documentElement,localStorage)',
].join('')
