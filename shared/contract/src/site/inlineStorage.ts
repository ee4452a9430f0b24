/** Prefix of items in the tab's store that did not fit into the browser's store. */
export const OVERFLOW_PREFIX = 'mc.overflow:'

/**
 * Expression for the page's inline script that reads the browser's items like `browserItems`. It accesses the stores
 * inside its functions, because accessing them throws if site data is blocked.
 */
export const INLINE_ITEMS = [
  '(function(){',
  'function g(f){try{return f()}catch(_){}}',
  'return{getItem:function(k){',
  `var v=g(function(){return sessionStorage.getItem('${OVERFLOW_PREFIX}'+k)});`,
  'if(v==null)v=g(function(){return localStorage.getItem(k)});return v==null?null:v},',
  'setItem:function(k,v){g(function(){localStorage.setItem(k,v)})}}',
  '})()',
].join('')
