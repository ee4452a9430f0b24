import { damagedVoice, noSound } from './damagedVoice'

/** Element ids of WebM (RFC 8794 and RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/**
 * Elements whose children are read. A recorder does not know the size of a segment or cluster when it begins one, so all
 * elements are read in one sequence.
 */
const ENTERED: readonly number[] = [
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.cluster,
  ID.blockGroup,
]

const SOUND_TRACK = 2
/** Maximum length in seconds of an Opus packet from a browser. */
const LAST_PACKET_S = 0.06

export const isWebm = (bytes: Buffer) => bytes.length >= 4 && bytes.readUInt32BE(0) === ID.header

/**
 * Returns the length in seconds of a WebM file that contains only sound in Opus.
 *
 * @throws RejectedFileError
 */
export function webmSeconds(bytes: Buffer): number {
  const found = { docType: '', types: [] as number[], codecs: [] as string[], last: -1 }
  let [scale, cluster] = [1_000_000, 0]
  for (const { id, content } of elementsOf(bytes)) {
    if (id === ID.docType) found.docType = content.toString('latin1')
    if (id === ID.timestampScale) scale = numberOf(content)
    if (id === ID.trackType) found.types.push(numberOf(content))
    if (id === ID.codec) found.codecs.push(content.toString('latin1'))
    if (id === ID.timestamp) cluster = numberOf(content)
    if (id === ID.simpleBlock || id === ID.block)
      found.last = Math.max(found.last, cluster + blockTime(content))
  }
  const isSound = found.types.every((type) => type === SOUND_TRACK)
  const isOpus = found.codecs.length === 1 && found.codecs[0] === 'A_OPUS'
  if (found.docType !== 'webm' || !isSound || !isOpus) throw noSound()
  if (found.last < 0) throw damagedVoice()
  return (found.last * scale) / 1e9 + LAST_PACKET_S
}

interface Element {
  id: number
  content: Buffer
}

function* elementsOf(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length;) {
    const id = readVint(bytes, at, 'id')
    const size = readVint(bytes, id.next, 'size')
    if (ENTERED.includes(id.value)) {
      at = size.next
      continue
    }
    const end = size.next + size.value
    if (size.isUnknown || end > bytes.length) throw damagedVoice()
    yield { id: id.value, content: bytes.subarray(size.next, end) }
    at = end
  }
}

/**
 * Reads a number of variable length. The number of zeros before the first set bit is the number of bytes that
 * follow.
 */
function readVint(bytes: Buffer, at: number, kind: 'id' | 'size') {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length || (kind === 'id' && length > 4)) throw damagedVoice()
  let value = kind === 'id' ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value, isUnknown: kind === 'size' && isUnknown, next: at + length }
}

function numberOf(content: Buffer): number {
  if (content.length === 0 || content.length > 6) throw damagedVoice()
  return content.readUIntBE(0, content.length)
}

/** Returns the time of a block relative to its cluster. */
function blockTime(content: Buffer): number {
  const { next } = readVint(content, 0, 'size')
  if (next + 3 > content.length) throw damagedVoice()
  return content.readInt16BE(next)
}
