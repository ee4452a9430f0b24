import sharp from 'sharp'
import { hugePng, png } from '../../testing/files/samples'
import { reencodeImage } from './reencodeImage'

it('re-encodes a picture in all sizes, cropped', async () => {
  const images = await reencodeImage(await png(1000, 1000), 'banner')
  const sizes = await Promise.all(
    images.map(async ({ name, content }) => {
      const { width, height, format } = await sharp(content).metadata()
      return [name, format, width, height]
    }),
  )
  expect(sizes).toEqual([
    ['400.avif', 'heif', 400, 225],
    ['400.webp', 'webp', 400, 225],
    ['800.avif', 'heif', 800, 450],
    ['800.webp', 'webp', 800, 450],
    ['1280.avif', 'heif', 1280, 720],
    ['1280.webp', 'webp', 1280, 720],
  ])
})

it('rotates it upright and keeps nothing but the pixels', async () => {
  const tall = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  const turned = await sharp(tall).withMetadata({ orientation: 6 }).toBuffer()
  const [, image] = await reencodeImage(turned, 'portrait')
  const { exif, orientation } = await sharp(image!.content).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  // The picture was rotated to the right, so its left side is now on top.
  const { data, info } = await sharp(image!.content).raw().toBuffer({ resolveWithObject: true })
  const brightness = (row: number) => data[(row * info.width + info.width / 2) * info.channels]!
  expect(brightness(5)).toBeGreaterThan(200)
  expect(brightness(info.height - 5)).toBeLessThan(50)
})

it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /not a picture/,
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not a picture/],
  ['a single pixel', () => png(1, 1), /1 × 1 pixels. Choose one of at least 320 × 180/],
  ['30,000 × 30,000', hugePng, /30000 × 30000 pixels. Choose one of at most 40 megapixels/],
  ['only a header', async () => (await png(400, 400)).subarray(0, 60), /damaged|not a picture/],
  [
    'a header and noise',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(500, 7)]),
    /not a picture/,
  ],
])('refuses %s', async (_, make, reason) => {
  await expect(reencodeImage(await make(), 'banner')).rejects.toThrow(reason)
})
