import { RejectedFileError } from '../rejectedFileError'
import { boxesAt, boxesIn, type Box } from './boxes'

const NOT_PLAYABLE = 'Save it as MP4 with H.264 and AAC, which every browser plays.'
const DAMAGED = 'This video is damaged or not complete. Choose another one.'

/** Names of sample entries: H.264 for pictures (ISO/IEC 14496-15), AAC for sound (ISO/IEC 14496-14). */
const PICTURE_CODECS = ['avc1', 'avc3']
const SOUND_CODEC = 'mp4a'
/** Object types of AAC in the decoder configuration: that of MPEG-4, and three of MPEG-2. */
const AAC_TYPES = [0x40, 0x66, 0x67, 0x68]

/**
 * Checks that every browser can play a movie.
 *
 * @param moov the box `moov`, with its header
 * @returns length of the movie in seconds
 * @throws RejectedFileError
 */
export function checkMovie(moov: Buffer): number {
  const parts = boxesIn(moov, 8)
  if (boxesAt(moov, ['mvex'], parts).length > 0)
    throw new RejectedFileError(`This video is stored in fragments. ${NOT_PLAYABLE}`)
  const tracks = boxesAt(moov, ['trak'], parts).map((track) => readTrack(moov, track))
  const pictures = tracks.filter(({ handler }) => handler === 'vide')
  if (pictures.length === 0) throw new RejectedFileError('This file has no picture. Choose a video.')
  for (const { codec } of pictures) requireCodec(PICTURE_CODECS.includes(codec), codec)
  for (const { handler, codec, isAac } of tracks)
    if (handler === 'soun') requireCodec(codec === SOUND_CODEC && isAac, codec)
  return secondsOf(moov, parts)
}

function requireCodec(isPlayable: boolean, codec: string) {
  if (isPlayable) return
  const name = /^[\w.-]+$/.test(codec) ? ` (${codec})` : ''
  throw new RejectedFileError(`Not every browser plays this encoding${name}. ${NOT_PLAYABLE}`)
}

/**
 * Returns the kind and the codec of a track.
 *
 * @throws RejectedFileError
 */
export function readTrack(moov: Buffer, track: Box) {
  const parts = boxesIn(moov, track.content, track.end)
  const handler = boxesAt(moov, ['mdia', 'hdlr'], parts)[0]
  const samples = boxesAt(moov, ['mdia', 'minf', 'stbl', 'stsd'], parts)[0]
  if (!handler || !samples || handler.end - handler.content < 12) throw new RejectedFileError(DAMAGED)
  // The version, the flags and the number of entries come before the entries.
  const entry = boxesIn(moov, samples.content + 8, samples.end)[0]
  if (!entry) throw new RejectedFileError(DAMAGED)
  return {
    handler: moov.toString('latin1', handler.content + 8, handler.content + 12),
    codec: entry.type,
    isAac: AAC_TYPES.includes(soundType(moov.subarray(entry.content, entry.end))),
  }
}

const ES_DESCRIPTOR = 0x03
const DECODER_DESCRIPTOR = 0x04

/** Returns the object type of a sound's decoder (ISO/IEC 14496-1, 7.2.6), or 0 if it is not stated. */
function soundType(entry: Buffer): number {
  const box = entry.indexOf('esds', 0, 'latin1')
  // Skips the name of the box, its version and its flags.
  const stream = box + 8
  if (box < 0 || entry[stream] !== ES_DESCRIPTOR) return 0
  const decoder = afterLength(entry, stream + 1) + 3
  return entry[decoder] === DECODER_DESCRIPTOR ? (entry[afterLength(entry, decoder + 1)] ?? 0) : 0
}

/**
 * Returns the position after a length field. A length field has up to four bytes; the highest bit is set in
 * all but the last.
 */
function afterLength(bytes: Buffer, at: number): number {
  let last = at
  while (bytes[last]! & 0x80 && last < at + 3) last += 1
  return last + 1
}

export function secondsOf(moov: Buffer, parts: Box[]): number {
  const header = boxesAt(moov, ['mvhd'], parts)[0]
  if (!header || header.end - header.content < 32) throw new RejectedFileError(DAMAGED)
  const isLong = moov[header.content] === 1
  const at = header.content + (isLong ? 20 : 12)
  const scale = moov.readUInt32BE(at)
  const length = isLong ? Number(moov.readBigUInt64BE(at + 4)) : moov.readUInt32BE(at + 4)
  if (scale === 0 || length === 0) throw new RejectedFileError(DAMAGED)
  return Math.round((length / scale) * 10) / 10
}
