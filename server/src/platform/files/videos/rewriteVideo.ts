import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RejectedFileError } from '../rejectedFileError'
import { boxesAt, boxesIn, type Box } from './boxes'
import type { Video } from './readVideo'

/** Boxes in which cameras store places, names and devices. */
const METADATA = ['udta', 'meta', 'uuid']

/**
 * Writes a copy of a video with its index first, so that it can be played while it is still loading. Metadata
 * that cameras add, such as the place, is left out. Pictures and sound are copied unchanged.
 */
export async function rewriteVideo(from: string, { brand, movie, media }: Video, to: string): Promise<void> {
  const index = Buffer.from(movie)
  eraseMetadata(index)
  movePositions(index, { media, first: brand.length + index.length })
  async function* content() {
    yield brand
    yield index
    for (const { start, end } of media) yield* createReadStream(from, { start, end: end - 1 })
  }
  await pipeline(Readable.from(content(), { objectMode: false }), createWriteStream(to))
}

/** Turns the metadata boxes of the movie and its tracks into `free` boxes filled with zeros. */
function eraseMetadata(movie: Buffer) {
  const parts = boxesIn(movie, 8)
  const inTracks = parts
    .filter(({ type }) => type === 'trak')
    .flatMap((track) => boxesIn(movie, track.content, track.end))
  for (const { type, start, content, end } of [...parts, ...inTracks]) {
    if (!METADATA.includes(type)) continue
    movie.write('free', start + 4, 'latin1')
    movie.fill(0, content, end)
  }
}

interface Move {
  media: Box[]
  /** Offset of the first media box in the new file. */
  first: number
}

/** Updates the index, which contains the position of every piece of media in the file. */
function movePositions(movie: Buffer, move: Move) {
  const tables = (type: string) => boxesAt(movie, ['trak', 'mdia', 'minf', 'stbl', type], boxesIn(movie, 8))
  for (const table of tables('stco'))
    for (const at of entriesOf(movie, table, 4)) {
      const position = movedTo(movie.readUInt32BE(at), move)
      if (position > 0xffffffff) throw new RejectedFileError('This video is too large.')
      movie.writeUInt32BE(position, at)
    }
  for (const table of tables('co64'))
    for (const at of entriesOf(movie, table, 8))
      movie.writeBigUInt64BE(BigInt(movedTo(Number(movie.readBigUInt64BE(at)), move)), at)
}

function entriesOf(movie: Buffer, { content, end }: Box, bytes: number): number[] {
  const count = end - content < 8 ? 0 : movie.readUInt32BE(content + 4)
  if (content + 8 + count * bytes > end) throw new RejectedFileError('The index of this video is damaged.')
  return Array.from({ length: count }, (_, entry) => content + 8 + entry * bytes)
}

function movedTo(position: number, { media, first }: Move): number {
  let start = first
  for (const box of media) {
    if (position >= box.start && position < box.end) return start + position - box.start
    start += box.end - box.start
  }
  throw new RejectedFileError('The index of this video is damaged.')
}
