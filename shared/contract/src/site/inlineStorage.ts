/** Prefix in the tab's store of items that did not fit into the browser's. */
export const OVERFLOW_PREFIX = 'mc.overflow:'

/**
 * Expression for the page's inline script: the items of the browser as `browserItems` reads them. The stores are named
 * inside, because naming them throws where site data is blocked.
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
