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

/**
 * Returns the part of the file that a response contains. The result has no `part` if the service has ignored
 * the range and sent the whole file.
 */
export function partIn({ status, headers }: Response): { part?: FilePart } {
  const [, first, last] = CONTENT_RANGE.exec(headers.get('content-range') ?? '') ?? []
  return status === 206 && last ? { part: { first: Number(first), last: Number(last) } } : {}
}

/**
 * Returns the contents of all elements with this name. Only `&amp;` is decoded: keys need no escaping in XML,
 * and continuation tokens contain no other escapes.
 */
export function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
}
