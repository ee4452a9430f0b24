import { AREA_REPORTS_PATH, VIEW_TOKEN_PATH } from '../rules/releaseHealth'
import { CONFIG_ELEMENT_ID } from './runtimeConfig'
import { REGISTRY_ELEMENT_ID } from './siteRegistry'

/*
 * A shell that does not start cannot report its failure. The page's inline script therefore reports it, and
 * the release is rolled back like any other release that fails (ADR 166).
 */

/**
 * Key of the storage item with the day and the random id that counts this browser on that day, separated by a
 * space.
 */
export const BROWSER_OF_DAY_KEY = 'mc.browser-of-day'

/** Name of the global function by which the shell says that it has started. */
export const SHELL_STARTED = 'mcStarted'

/** Time after an error of the shell, in ms. A shell that has not started by then counts as failed. */
const AFTER_ERROR_MS = 2_000
/**
 * Time after the end of loading, in ms. A shell that has not started by then counts as failed, even if it has
 * thrown no error.
 */
const AFTER_LOAD_MS = 60_000

/**
 * Part of the page's inline script, where `s` holds the items of the browser. It reports at most one failure,
 * and only errors in the shell's own files, because browser extensions throw errors, too. It reports nothing
 * while the browser is offline or the page is hidden.
 */
export const START_WATCH_SCRIPT = /* @__PURE__ */ [
  '(function(w,d){var t,v="error",q={};',
  'function n(m){clearTimeout(t);t=setTimeout(r,m)}',
  'function f(e){var x=e.target||{},y=e.reason&&e.reason.stack||e.filename||x.src;',
  'if(!/\\/shell\\//.test(y))return;if(x.src)v="failed";',
  `n(${AFTER_ERROR_MS})}`,
  `function l(){t||n(${AFTER_LOAD_MS})}`,
  'q.error=q.unhandledrejection=f;q.load=l;',
  'for(var k in q)w.addEventListener(k,q[k],true);',
  'function j(i){return JSON.parse(d.getElementById(i).textContent)}',
  `w.${SHELL_STARTED}=function(){clearTimeout(t);for(var k in q)w.removeEventListener(k,q[k],true)};`,
  'function b(){',
  `var y=new Date().toISOString().slice(0,10),o=(s.getItem('${BROWSER_OF_DAY_KEY}')||'').split(' ');`,
  'if(o[0]!==y||!/^[\\w-]{22}$/.test(o[1])){o=[y,btoa(String.fromCharCode.apply(0,crypto.getRandomValues(new Uint8Array(16))))',
  ".replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'')];",
  `s.setItem('${BROWSER_OF_DAY_KEY}',o.join(' '))}return o[1]}`,
  'function r(){',
  `w.${SHELL_STARTED}();if(!navigator.onLine||d.hidden)return;`,
  `var u=j('${CONFIG_ELEMENT_ID}').apiUrl,k=b(),a={area:'shell',release:j('${REGISTRY_ELEMENT_ID}').shell.release};a[v]=true;`,
  "function p(h,o){return fetch(u+h,{method:'POST',credentials:'omit',headers:{'content-type':'application/json'},body:JSON.stringify(o)})}",
  `p('${VIEW_TOKEN_PATH}',{browser:k}).then(function(o){return o.json()})`,
  `.then(function(o){return p('${AREA_REPORTS_PATH}',{browser:k,token:o.data.token,areas:[a]})})`,
  '.catch(function(){})}',
  '})(window,document);',
].join('')
