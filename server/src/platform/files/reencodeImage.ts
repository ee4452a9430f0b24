import {
  PICTURE_MAX_PIXELS,
  PICTURE_MIN,
  PICTURE_WIDTHS,
  type PictureUse,
} from '@mentor-connect/contract/rules/uploads'
import { RejectedFileError } from './rejectedFileError'

const AVIF_BRANDS = new Set(['avif', 'avis', 'mif1', 'miaf'])

export interface EncodedImage {
  name: string
  type: string
  content: Buffer
}

/** Ratio of height to width. */
const SHAPES: Record<PictureUse, number> = { banner: 9 / 16, portrait: 1 }
const WEBP = { quality: 80 }
const AVIF = { quality: 55, effort: 3 }

export const UNREADABLE = 'This is not a picture that can be used. Choose a JPEG, PNG, WebP, AVIF or GIF.'

/**
 * Re-encodes a picture as AVIF and WebP in every displayed size: rotated upright, cropped, and without metadata (location,
 * camera, scripts).
 * @throws RejectedFileError
 */
export async function reencodeImage(bytes: Buffer, use: PictureUse): Promise<EncodedImage[]> {
  if (!pictureType(bytes)) throw new RejectedFileError(UNREADABLE)
  checkSize(await sizeOf(bytes), use)
  try {
    const images: EncodedImage[] = []
    for (const width of PICTURE_WIDTHS[use]) images.push(...(await encode(bytes, width, use)))
    return images
  } catch {
    throw new RejectedFileError('This picture is damaged. Choose another one.')
  }
}

export async function sizeOf(bytes: Buffer) {
  const sharp = await loadSharp()
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    throw new RejectedFileError(UNREADABLE)
  }
}

interface Size {
  width: number
  height: number
}

function checkSize({ width, height }: Size, use: PictureUse) {
  const least = PICTURE_MIN[use]
  if (width < least.width || height < least.height)
    throw new RejectedFileError(
      `This picture has ${width} × ${height} pixels. Choose one of at least ${least.width} × ${least.height}.`,
    )
  requireFewPixels({ width, height })
}

/** Checks the number of pixels of a picture. @throws RejectedFileError if there are too many */
export function requireFewPixels({ width, height }: Size) {
  if (width * height > PICTURE_MAX_PIXELS)
    throw new RejectedFileError(
      `This picture has ${width} × ${height} pixels. Choose one of at most ${PICTURE_MAX_PIXELS / 1e6} megapixels.`,
    )
}

async function encode(bytes: Buffer, width: number, use: PictureUse): Promise<EncodedImage[]> {
  const sharp = await loadSharp()
  const drawn = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS })
    .autoOrient()
    .resize({ width, height: Math.round(width * SHAPES[use]), fit: 'cover' })
  return [
    { name: `${width}.avif`, type: 'image/avif', content: await drawn.clone().avif(AVIF).toBuffer() },
    { name: `${width}.webp`, type: 'image/webp', content: await drawn.clone().webp(WEBP).toBuffer() },
  ]
}

/**
 * Loads the picture library with its native code. This happens for the first picture, not when the process
 * starts.
 */
export const loadSharp = async () => (await import('sharp')).default

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Detects the type of a picture by its first bytes. Returns undefined for everything else, including SVG. */
export function pictureType(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.has(text(bytes, 8, 12))) return 'avif'
  return undefined
}
