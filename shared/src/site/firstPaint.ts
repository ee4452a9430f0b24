/** Attribute of the document's element while prerendered content must not be seen. */
export const HOLD_ATTRIBUTE = 'data-hold'

/** Id of the element that holds prerendered content, and of the styles that came with it. */
export const PRERENDERED_ELEMENT_ID = 'mc-prerendered'
export const PRERENDERED_STYLE_ID = 'mc-prerendered-style'

/**
 * The only inline script of a page: what must be decided before the first paint. It restores the theme, and holds
 * prerendered content back from who is signed in or reads another language. The site's content security policy allows
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
