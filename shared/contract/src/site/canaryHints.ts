import type { Integrity } from './siteRegistry'

/*
 * Preload hints while an area has a canary. Every browser gets the same page, so the page contains the hints of both
 * releases as data, and its inline script adds those of the release that this browser will use.
 */

/** Key of the browser's canary bucket in its local storage. */
export const BUCKET_KEY = 'mc.bucket'
/** Buckets are the numbers from 0 to one less than this. */
export const BUCKETS = 100

/** Id of the `<script type="application/json">` with the hints; absent if no area of the page has a canary. */
export const CANARY_HINTS_ID = 'mc-canary-hints'

/**
 * A script or style sheet that a page will certainly need, with the integrity hash of the element that will load it.
 */
export interface Preload {
  href: string
  /** Absent if that element has no integrity hash. */
  integrity?: Integrity
  /** True if the script is loaded as a module. */
  isModule?: boolean
  /** True for a style sheet. */
  isStyle?: boolean
}

/** The files that a page needs from an area with a canary. */
export interface CanaryHints {
  /** Browsers whose bucket number is lower than this get the canary. */
  percent: number
  live: Preload[]
  canary: Preload[]
}

/**
 * Returns true for an address on another origin, from which webpack loads scripts with anonymous CORS. A script
 * reuses a preload only if both have the same CORS mode.
 */
export const needsCors = (href: string) => /^https?:/.test(href)

/**
 * Part of the page's inline script, in which `s` holds the browser's storage items. For a browser without a
 * bucket, it draws a random one, which the shell will find. The script only adds hints. The shell decides on
 * its own which release to load; a pin or an override takes precedence.
 */
export const CANARY_HINTS_SCRIPT = [
  '(function(d){try{',
  `var h=d.getElementById('${CANARY_HINTS_ID}');if(!h)return;`,
  `var b=s.getItem('${BUCKET_KEY}');if(b===null)s.setItem('${BUCKET_KEY}',b=String(Math.floor(Math.random()*${BUCKETS})));`,
  'JSON.parse(h.textContent).forEach(function(a){(+b<a.percent?a.canary:a.live).forEach(function(p){',
  "var l=d.createElement('link'),t={rel:p.isModule?'modulepreload':'preload',as:p.isStyle?'style':!p.isModule&&'script',integrity:p.integrity,crossorigin:/^https?:/.test(p.href)&&'anonymous',href:p.href};",
  'for(var k in t)if(t[k])l.setAttribute(k,t[k]);d.head.appendChild(l)})})',
  '}catch(_){}})(document);',
].join('')
