import { LESSON_PICTURE_MAX } from '@mentor-connect/contract/rules/uploads'

/** Smaller files are sent as they are. */
const SMALL_BYTES = 300_000
const QUALITY = 0.85

interface Picture {
  content: Blob
  /** Size in px; absent if the browser cannot tell it. */
  width?: number
  height?: number
}

/**
 * Makes a large photo as small as the server would store it, which saves time and data, and measures it. Returns the file
 * itself if the browser cannot do that.
 */
export async function preparePicture(file: File): Promise<Picture> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fitted(bitmap)
    const content = file.size > SMALL_BYTES ? await draw(bitmap, { width, height }) : null
    bitmap.close()
    return { content: content && content.size < file.size ? content : file, width, height }
  } catch (error) {
    console.info('The picture is sent as it is.', error)
    return { content: file }
  }
}

interface Size {
  width: number
  height: number
}

function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, LESSON_PICTURE_MAX.width / width, LESSON_PICTURE_MAX.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function draw(bitmap: ImageBitmap, size: Size): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
}
