import { boxesAt, boxesIn, type Box } from '../videos/boxes'
import { readTrack, secondsOf } from '../videos/movie'
import { damagedVoice, noSound } from './damagedVoice'

export const isMp4 = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp'

/**
 * Returns the length in seconds of an MP4 file that contains only sound in AAC. Browsers record it in
 * fragments (ISO/IEC 14496-12, 8.8), whose index states no length.
 *
 * @throws RejectedFileError
 */
export function mp4SoundSeconds(bytes: Buffer): number {
  const boxes = boxesIn(bytes)
  const movie = boxes.find(({ type }) => type === 'moov')
  if (!movie || boxes.at(-1)!.end !== bytes.length) throw damagedVoice()
  const parts = boxesIn(bytes, movie.content, movie.end)
  const [track, ...others] = parts.filter(({ type }) => type === 'trak')
  if (!track || others.length > 0) throw noSound()
  const { handler, codec, isAac } = readTrack(bytes, track)
  if (handler !== 'soun' || codec !== 'mp4a' || !isAac) throw noSound()
  const isFragmented = parts.some(({ type }) => type === 'mvex')
  const seconds = isFragmented ? secondsOfFragments(bytes, boxes, { parts, track }) : secondsOf(bytes, parts)
  if (!(seconds > 0)) throw damagedVoice()
  return seconds
}

function secondsOfFragments(
  bytes: Buffer,
  boxes: Box[],
  { parts, track }: { parts: Box[]; track: Box },
): number {
  const common = numberAt(bytes, boxesAt(bytes, ['mvex', 'trex'], parts)[0], 12) ?? 0
  let units = 0
  for (const fragment of boxesAt(bytes, ['moof', 'traf'], boxes)) {
    const inside = boxesIn(bytes, fragment.content, fragment.end)
    const usual = defaultDuration(bytes, inside) ?? common
    for (const run of inside.filter(({ type }) => type === 'trun')) units += runLength(bytes, run, usual)
  }
  return units / timescaleOf(bytes, track)
}

function timescaleOf(bytes: Buffer, track: Box): number {
  const header = boxesAt(bytes, ['mdia', 'mdhd'], boxesIn(bytes, track.content, track.end))[0]
  const isLong = header && bytes[header.content] === 1
  const scale = numberAt(bytes, header, isLong ? 20 : 12)
  if (!scale) throw damagedVoice()
  return scale
}

/** Returns the duration of each sample, or undefined if the header of the fragment states none. */
function defaultDuration(bytes: Buffer, parts: Box[]): number | undefined {
  const header = parts.find(({ type }) => type === 'tfhd')
  const flags = (numberAt(bytes, header, 0) ?? 0) & 0xffffff
  if (!(flags & 0x8)) return undefined
  return numberAt(bytes, header, 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
}

/**
 * Returns the total duration of the samples of a run. Each sample has those of the four possible fields that
 * the flags select.
 */
function runLength(bytes: Buffer, run: Box, usual: number): number {
  const flags = (numberAt(bytes, run, 0) ?? 0) & 0xffffff
  const count = numberAt(bytes, run, 4) ?? 0
  if (!(flags & 0x100)) return count * usual
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const size = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  let length = 0
  for (let sample = 0; sample < count; sample += 1) {
    const duration = numberAt(bytes, run, first + sample * size)
    if (duration === undefined) throw damagedVoice()
    length += duration
  }
  return length
}

/** Returns the number at an offset in the content of a box, or undefined if the offset is outside the box. */
function numberAt(bytes: Buffer, box: Box | undefined, offset: number): number | undefined {
  return box && box.content + offset + 4 <= box.end ? bytes.readUInt32BE(box.content + offset) : undefined
}
