import { FeedProblem } from '../feedProblem'

/** Encodings that are accepted, by the names under which `TextDecoder` knows them. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']

/**
 * Decodes the bytes of a feed according to the byte order mark, otherwise the stated encoding, otherwise as
 * UTF-8.
 *
 * @param contentType value of the header `Content-Type`
 * @throws FeedProblem if the bytes are not valid in that encoding
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const stated = /;\s*charset="?([\w-]{1,40})/i.exec(contentType)?.[1]
  try {
    const decoder = new TextDecoder(encodingOfMark(bytes) ?? stated ?? 'utf-8', { fatal: true })
    if (!ENCODINGS.includes(decoder.encoding)) throw new FeedProblem('encoding')
    return decoder.decode(bytes)
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('encoding', error)
  }
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}
