import { VIDEO_SECONDS_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { open, type FileHandle } from 'node:fs/promises'
import { RejectedFileError } from '../rejectedFileError'
import { HEADER_BYTES, readHeader, type Box } from './boxes'
import { checkMovie } from './movie'

export interface Video {
  seconds: number
  /** The box `ftyp`. */
  brand: Buffer
  /** The box `moov`: the index, without which nothing can be played. */
  movie: Buffer
  /** The boxes `mdat` with pictures and sound. */
  media: Box[]
}

/** Maximum size of the index; a video of many hours has an index of this size. */
const MOVIE_MAX_BYTES = 16 * 1024 * 1024
const BRAND_MAX_BYTES = 4096
/** Maximum number of boxes in a file; a typical video has about five. */
const BOXES_MAX = 1000

const NOT_MP4 = 'This is not an MP4 video. Choose an .mp4 file.'

/**
 * Reads the structure of an MP4 file by its content, regardless of its name. Pictures and sound are not
 * loaded into memory.
 *
 * @throws RejectedFileError for a file that some browsers cannot play
 */
export async function readVideo(path: string): Promise<Video> {
  const file = await open(path)
  try {
    const boxes = await readBoxes(file)
    const [brand, movie] = ['ftyp', 'moov'].map((type) => boxes.find((box) => box.type === type))
    const media = boxes.filter(({ type }) => type === 'mdat')
    if (!brand || boxes[0] !== brand) throw new RejectedFileError(NOT_MP4)
    if (!movie || media.length === 0)
      throw new RejectedFileError('This video is not complete: the recording may have been interrupted.')
    const index = await readBox(file, movie, MOVIE_MAX_BYTES)
    const seconds = checkMovie(index)
    if (seconds > VIDEO_SECONDS_MAX) throw new RejectedFileError('This video is longer than a day.')
    return { seconds, brand: await readBox(file, brand, BRAND_MAX_BYTES), movie: index, media }
  } finally {
    await file.close()
  }
}

async function readBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat()
  const boxes: Box[] = []
  const header = Buffer.alloc(HEADER_BYTES)
  for (let at = 0; at < size && boxes.length < BOXES_MAX; at = boxes.at(-1)!.end) {
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, at)
    const box = readHeader(header.subarray(0, bytesRead), at, size)
    if (!box) throw new RejectedFileError(at === 0 ? NOT_MP4 : 'This video is not complete.')
    if (at === 0 && box.type !== 'ftyp') throw new RejectedFileError(NOT_MP4)
    boxes.push(box)
  }
  return boxes
}

async function readBox(file: FileHandle, { start, end }: Box, most: number): Promise<Buffer> {
  if (end - start > most) throw new RejectedFileError('This video cannot be used: its index is too large.')
  const bytes = Buffer.alloc(end - start)
  await file.read(bytes, 0, bytes.length, start)
  return bytes
}
