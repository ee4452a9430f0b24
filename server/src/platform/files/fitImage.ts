import { LESSON_PICTURE_MAX, PICTURE_MAX_PIXELS } from '@mentor-connect/contract/rules/uploads'
import { RejectedFileError } from './rejectedFileError'
import { requireFewPixels, sizeOf, UNREADABLE, loadSharp, pictureType } from './reencodeImage'

export interface FittedImage {
  content: Buffer
  width: number
  height: number
}

/**
 * Re-encodes a picture as WebP: rotated upright, uncropped, no larger than it is shown, and without metadata.
 *
 * @throws RejectedFileError
 */
export async function fitImage(bytes: Buffer): Promise<FittedImage> {
  if (!pictureType(bytes)) throw new RejectedFileError(UNREADABLE)
  requireFewPixels(await sizeOf(bytes))
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS })
      .autoOrient()
      .resize({ ...LESSON_PICTURE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    throw new RejectedFileError('This picture is damaged. Choose another one.')
  }
}
