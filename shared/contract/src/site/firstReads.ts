import { RENAMED_ZONES } from '../rules/zoneName'

/*
 * Reads that a page for signed-in people requests from the API before it shows anything. The browser requests them
 * while the scripts are loading, not after the scripts have run. Every browser gets the same page, so the page
 * contains the reads as data, and its inline script requests them if somebody is signed in.
 */

/** Id of the `<script type="application/json">` with the reads; absent if the page has none. */
export const FIRST_READS_ID = 'mc-first-reads'

/** Values in the query of a first read that only the reader's browser knows. */
export const OF_READER = {
  /** Id of the person who is signed in. */
  id: '{id}',
  /** The reader's language, `en` or `hi`. */
  language: '{language}',
  /** The time zone of the device, under its current name. */
  timeZone: '{timeZone}',
} as const
export type OfReader = (typeof OF_READER)[keyof typeof OF_READER]

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

/** Values of `OF_READER` in this browser; undefined if one is not known. */
export type ReaderValues = Record<keyof typeof OF_READER, string | undefined>

/**
 * Fills the placeholders of a read for a page of the app. The result has the form that `addressOfRead()`
 * returns; undefined if a value is not known.
 *
 * @param read from `firstReads()`, without the URL of the API
 * @param path of the page, without its language
 */
export function filledRead(read: string, path: string, reader: ReaderValues): string | undefined {
  const segments = path.split('/')
  const [address = '', query] = read.split('?')
  const filled = address.replace(/{(\d+)}/g, (_, place: string) => segments[Number(place)] ?? '')
  if (!query) return filled
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name, filledValue(value, segments, reader)] as const
  })
  if (pairs.some(([, value]) => value === undefined)) return undefined
  return `${filled}?${new URLSearchParams(pairs as [string, string][]).toString()}`
}

function filledValue(value: string, segments: string[], reader: ReaderValues): string | undefined {
  const [, name = ''] = /^{(\w+)}$/.exec(value) ?? []
  if (!name) return value
  if (name in OF_READER) return reader[name as keyof ReaderValues]
  return decodeURIComponent(segments[Number(name)] ?? '')
}

/**
 * Part of the page's inline script, in which `s` holds the browser's storage items and `g` returns the
 * reader's language. A later API call with the same URL reuses the response that the hint has requested.
 * Values are encoded as axios encodes them; a read whose value is not known is left out.
 */
export const FIRST_READS_SCRIPT = [
  '(function(d){try{',
  `var e=d.getElementById('${FIRST_READS_ID}'),p=location.pathname.split('/'),a=JSON.parse(s.getItem('auth')||'{}');`,
  "if(!e||(a.role||'null')==='null')return;",
  `var z=Intl.DateTimeFormat().resolvedOptions().timeZone,v={language:g(),timeZone:${JSON.stringify(RENAMED_ZONES)}[z]||z,`,
  "id:(JSON.parse(a.data||'null')||{})._id};",
  'JSON.parse(e.textContent).forEach(function(u){',
  'var k=true;',
  "u=u.replace(/{(\\d+)}/g,function(_,n){return p[n]||''}).replace(/{(\\w+)}/g,function(_,n){k=k&&!!v[n];return encodeURIComponent(v[n])});",
  'if(!k)return;',
  "var l=d.createElement('link');l.rel='preload';l.setAttribute('as','fetch');l.crossOrigin='use-credentials';",
  'l.href=u;d.head.appendChild(l)})',
  '}catch(_){}})(document);',
].join('')
