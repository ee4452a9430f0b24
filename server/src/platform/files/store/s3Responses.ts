import type { FilePart } from './byteRange'
import type { StoredFile } from './fileStore'

const CONTENT_RANGE = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/

export function totalIn(headers: Headers): number | undefined {
  const [, , , total] = CONTENT_RANGE.exec(headers.get('content-range') ?? '') ?? []
  return total === undefined ? undefined : Number(total)
}

export function storedFile(headers: Headers): StoredFile {
  return {
    bytes: totalIn(headers) ?? Number(headers.get('content-length')),
    modifiedAt: new Date(headers.get('last-modified') ?? 0),
  }
}

/** A service may ignore the range and send the whole file. */
export function partIn({ status, headers }: Response): { part?: FilePart } {
  const [, first, last] = CONTENT_RANGE.exec(headers.get('content-range') ?? '') ?? []
  return status === 206 && last ? { part: { first: Number(first), last: Number(last) } } : {}
}

/** Our keys contain nothing that XML escapes; in continuation tokens only `&amp;` occurs. */
export function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
}
