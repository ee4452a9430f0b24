import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mp4, type SampleVideo } from '../../../testing/files/mp4'
import { readVideo } from './readVideo'
import { rewriteVideo } from './rewriteVideo'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'videos-'))))
afterEach(() => rm(folder, { recursive: true }))

const from = () => join(folder, 'from')
const to = () => join(folder, 'to')
const readSample = async (sample: SampleVideo | Buffer) => {
  await writeFile(from(), Buffer.isBuffer(sample) ? sample : mp4(sample))
  return readVideo(from())
}

it('reads the length of a video', async () => {
  expect((await readSample({ seconds: 54.2 })).seconds).toBe(54.2)
})

it.each([true, false])(
  'writes the index first, and keeps pictures and sound (first before: %s)',
  async (indexFirst) => {
    const video = await readSample({ indexFirst, media: 'PICTURES', place: '+28.6139+077.2090/' })
    await rewriteVideo(from(), video, to())
    const written = await readFile(to())
    expect(written.indexOf('moov')).toBeLessThan(written.indexOf('mdat'))
    // The only entry in the table of positions points to the media.
    const position = written.readUInt32BE(written.indexOf('stco') + 12)
    expect(written.toString('latin1', position, position + 8)).toBe('PICTURES')
    expect(written.includes('+28.6139')).toBe(false)
    expect((await readVideo(to())).seconds).toBe(video.seconds)
  },
)

it.each<[string, SampleVideo | Buffer, RegExp]>([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more'), /not an MP4 video/],
  ['nothing', Buffer.alloc(0), /not an MP4 video/],
  ['HEVC', { picture: 'hvc1' }, /encoding \(hvc1\).*H\.264 and AAC/],
  ['MP3', { soundType: 0x6b }, /encoding \(mp4a\)/],
  ['Opus', { sound: 'Opus' }, /encoding \(Opus\)/],
  ['sound without a picture', { picture: null }, /no picture/],
  ['an encrypted video', { picture: 'encv' }, /encoding \(encv\)/],
  ['a recording without an index', { hasIndex: false }, /not complete/],
  ['half a video', mp4({}).subarray(0, -4), /not complete/],
  ['fragments', { fragments: true }, /fragments/],
  ['a length of zero', { seconds: 0 }, /damaged/],
  ['more than a day', { seconds: 90_000 }, /longer than a day/],
])('refuses %s', async (_, sample, reason) => {
  await expect(readSample(sample)).rejects.toThrow(reason)
})

it.each(['a position outside of the media', 'a table that is too long'])(
  'refuses to write %s',
  async (what) => {
    const bytes = mp4({})
    const table = bytes.indexOf('stco')
    bytes.writeUInt32BE(0xffffff, table + (what.startsWith('a table') ? 8 : 12))
    const video = await readSample(bytes)
    await expect(rewriteVideo(from(), video, to())).rejects.toThrow(/index of this video is damaged/)
  },
)
