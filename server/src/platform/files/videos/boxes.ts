/**
 * A box of an MP4 file (ISO/IEC 14496-12): its type, and the positions in bytes of the box and of its
 * content.
 */
export interface Box {
  type: string
  start: number
  /** Offset at which the content begins, after size and type. */
  content: number
  end: number
}

export const HEADER_BYTES = 16

/**
 * Reads the header of a box.
 *
 * @param header up to 16 bytes, starting at the position `start` of the file
 * @param limit position at which the surrounding box or the file ends
 * @returns undefined if there is no valid box
 */
export function readHeader(header: Buffer, start: number, limit: number): Box | undefined {
  if (header.length < 8) return undefined
  const small = header.readUInt32BE(0)
  const isLarge = small === 1
  if (isLarge && header.length < HEADER_BYTES) return undefined
  const size = isLarge ? Number(header.readBigUInt64BE(8)) : small || limit - start
  const content = start + (isLarge ? HEADER_BYTES : 8)
  const end = start + size
  return end < content || end > limit
    ? undefined
    : { type: header.toString('latin1', 4, 8), start, content, end }
}

/** Returns the boxes between two positions. Reading stops at the first invalid box. */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end; at = boxes.at(-1)!.end) {
    const box = readHeader(bytes.subarray(at, Math.min(at + HEADER_BYTES, end)), at, end)
    if (!box) break
    boxes.push(box)
  }
  return boxes
}

/** Returns every box at a path of types, for example `['trak', 'mdia', 'hdlr']`. */
export function boxesAt(bytes: Buffer, path: string[], within: Box[] = boxesIn(bytes)): Box[] {
  const [type, ...rest] = path
  const found = within.filter((box) => box.type === type)
  if (rest.length === 0) return found
  return found.flatMap((box) => boxesAt(bytes, rest, boxesIn(bytes, box.content, box.end)))
}
