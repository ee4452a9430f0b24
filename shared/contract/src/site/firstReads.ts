/*
 * Reads that a page for signed-in people requests from the API before it shows anything. The browser requests them
 * while the scripts are loading, not after the scripts have run. Every browser gets the same page, so the page
 * contains the reads as data, and its inline script requests them if somebody is signed in.
 */

/** Id of the `<script type="application/json">` with the reads; absent if the page has none. */
export const FIRST_READS_ID = 'mc-first-reads'

/**
 * Returns the URLs of reads, in which `{3}` is a placeholder for the third segment of the page's path.
 *
 * @param path of the route, such as `/user/resources/:courseId`
 * @param reads addresses on the API with the parameters of the route, such as `/resource/get-resource/:courseId`
 */
export function firstReads(apiUrl: string, path: string, reads: readonly string[]): string[] {
  const segments = path.split('/')
  return reads.map(
    (read) =>
      apiUrl +
      read.replace(/:\w+/g, (parameter) => {
        const place = segments.indexOf(parameter)
        if (place === -1) throw new Error(`${path} has no ${parameter}, which its read ${read} needs.`)
        return `{${place}}`
      }),
  )
}

/**
 * Part of the page's inline script, in which `s` holds the items of the browser. A later API call with the same URL
 * reuses the response that the hint has requested.
 */
export const FIRST_READS_SCRIPT = [
  '(function(d){try{',
  `var e=d.getElementById('${FIRST_READS_ID}'),p=location.pathname.split('/');`,
  "if(!e||(JSON.parse(s.getItem('auth')||'{}').role||'null')==='null')return;",
  'JSON.parse(e.textContent).forEach(function(u){',
  "var l=d.createElement('link');l.rel='preload';l.setAttribute('as','fetch');l.crossOrigin='use-credentials';",
  "l.href=u.replace(/{(\\d+)}/g,function(_,n){return p[n]||''});d.head.appendChild(l)})",
  '}catch(_){}})(document);',
].join('')
