/** Small recordings with all parts that are read; nothing can play them. */

export interface SampleVoice {
  seconds?: number
  codec?: string
  /** 1 for pictures, 2 for sound. */
  trackType?: number
}

/** A recording as Chromium and Firefox make it: sizes of segment and clusters are unknown, and no length is stated. */
export function webm({ seconds = 12, codec = 'A_OPUS', trackType = 2 }: SampleVoice = {}): Buffer {
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    open('18538067'),
    element('1549a966', element('2ad7b1', number(1_000_000))),
    element('1654ae6b', element('ae', element('83', number(trackType)), element('86', Buffer.from(codec)))),
    ...Array.from({ length: Math.ceil(seconds / 10) }, (_, cluster) => [
      open('1f43b675'),
      element('e7', number(cluster * 10_000)),
      block(0),
      block(Math.min(10, seconds - cluster * 10) * 1000 - 60),
    ]).flat(),
  ])
}

/** A recording as Safari makes it: MP4 in fragments of one second. */
export function fragmentedM4a({ seconds = 12, codec = 'mp4a' }: SampleVoice = {}): Buffer {
  const scale = 48_000
  const run = box('trun', words(0x100, seconds, ...Array.from({ length: seconds }, () => scale)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso5', 'latin1')),
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, 0, 0, 0, 0)),
      box('trak', soundOf(codec, scale)),
      box('mvex', box('trex', words(0, 1, 1, 0, 0, 0))),
    ),
    box('moof', box('traf', box('tfhd', words(0, 1)), run)),
    box('mdat', Buffer.from('sound')),
  ])
}

function soundOf(codec: string, scale: number): Buffer {
  const handler = Buffer.concat([words(0, 0), Buffer.from('soun'), Buffer.alloc(12)])
  const decoder = [0, 0, 0, 0, 3, 0x80, 0x80, 0x80, 0x22, 0, 4, 0, 4, 0x80, 0x80, 0x80, 0x14, 0x40, 0x15]
  const entry = box(codec, Buffer.alloc(28), box('esds', Buffer.from(decoder)))
  return box(
    'mdia',
    box('mdhd', words(0, 0, 0, scale, 0, 0)),
    box('hdlr', handler),
    box('minf', box('stbl', box('stsd', words(0, 1), entry))),
  )
}

function element(id: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x40 | (bytes.length >> 8), bytes.length & 0xff]),
    bytes,
  ])
}

/** The beginning of an element whose size the recorder did not know. */
const open = (id: string) => Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex')])

const block = (time: number) => {
  const content = Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3])
  content.writeInt16BE(time, 1)
  return element('a3', content)
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([words(8 + bytes.length), Buffer.from(type, 'latin1'), bytes])
}

const words = (...values: number[]) => Buffer.concat(values.map(number))
