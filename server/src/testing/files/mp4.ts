export interface SampleVideo {
  seconds?: number
  /**
   * Codec name (sample entry) of the picture track; null for no such track. `sound` is the same for the sound track.
   */
  picture?: string | null
  sound?: string | null
  /** Object type of the sound's decoder; by default AAC. */
  soundType?: number
  media?: string
  indexFirst?: boolean
  hasIndex?: boolean
  fragments?: boolean
  /** The place of recording, as cameras write it. */
  place?: string
}

/** A small MP4 file with all boxes that are read; nothing can play it. */
export function mp4(sample: SampleVideo = {}): Buffer {
  const { media = 'pictures', indexFirst = true, hasIndex = true } = sample
  const brand = box('ftyp', Buffer.from('isom\0\0\x02\0isomavc1mp41', 'latin1'))
  const mdat = box('mdat', Buffer.from(media))
  if (!hasIndex) return Buffer.concat([brand, mdat])
  const first = brand.length + 8 + (indexFirst ? index(sample, 0).length : 0)
  const parts = indexFirst ? [brand, index(sample, first), mdat] : [brand, mdat, index(sample, first)]
  return Buffer.concat(parts)
}

function index(sample: SampleVideo, position: number): Buffer {
  const { picture = 'avc1', sound = 'mp4a', seconds = 54, soundType = 0x40, place, fragments } = sample
  return box(
    'moov',
    box('mvhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000), 0, 0, 0)),
    ...(picture ? [track('vide', box(picture, Buffer.alloc(78)), position)] : []),
    ...(sound ? [track('soun', box(sound, Buffer.alloc(28), decoder(soundType)), position)] : []),
    ...(fragments ? [box('mvex')] : []),
    ...(place ? [box('udta', box('\xa9xyz', Buffer.from(place)))] : []),
  )
}

function track(handler: string, entry: Buffer, position: number): Buffer {
  const samples = box('stbl', box('stsd', numbers(0, 1), entry), box('stco', numbers(0, 1, position)))
  const kind = Buffer.concat([numbers(0, 0), Buffer.from(handler), Buffer.alloc(12)])
  return box('trak', box('mdia', box('hdlr', kind), box('minf', samples)))
}

/** The descriptor of a stream, which contains the descriptor of its decoder. */
const decoder = (type: number) =>
  box(
    'esds',
    Buffer.from([0, 0, 0, 0, 3, 0x80, 0x80, 0x80, 0x22, 0, 4, 0, 4, 0x80, 0x80, 0x80, 0x14, type, 0x15]),
  )

function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([numbers(8 + bytes.length), Buffer.from(type, 'latin1'), bytes])
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at))
  return bytes
}
