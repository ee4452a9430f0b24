export const FILE_KINDS = ['image', 'document', 'video', 'captions', 'audio'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** `accept` values for file inputs. The server does not rely on them and checks the content of each file. */
export const FILE_ACCEPT: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: '.pdf,.doc,.docx',
  video: 'video/mp4,.mp4',
  captions: 'text/vtt,.vtt,.srt',
  audio: 'audio/mp4,audio/webm',
}

/** A file field of a multipart endpoint. */
export interface FileField {
  kind: FileKind
  maxBytes: number
  maxCount: number
  /** True if at least one file is required. */
  required?: boolean
}
export type FileFields = Record<string, FileField>

const MEBIBYTE = 1024 * 1024

export const IMAGE_MAX_BYTES = 10 * MEBIBYTE
export const DOCUMENT_MAX_BYTES = 20 * MEBIBYTE
export const VIDEO_MAX_BYTES = 200 * MEBIBYTE
export const CAPTIONS_MAX_BYTES = MEBIBYTE / 2
export const AUDIO_MAX_BYTES = 5 * MEBIBYTE

export const IMAGE: FileField = { kind: 'image', maxBytes: IMAGE_MAX_BYTES, maxCount: 1 }
export const DOCUMENT: FileField = { kind: 'document', maxBytes: DOCUMENT_MAX_BYTES, maxCount: 1 }
export const VIDEO: FileField = { kind: 'video', maxBytes: VIDEO_MAX_BYTES, maxCount: 1 }
export const CAPTIONS: FileField = { kind: 'captions', maxBytes: CAPTIONS_MAX_BYTES, maxCount: 1 }
export const AUDIO: FileField = { kind: 'audio', maxBytes: AUDIO_MAX_BYTES, maxCount: 1 }

/**
 * Widths in which a picture is stored, in px. Each width is stored as AVIF and as WebP; a reference names one of the
 * WebP files.
 */
export const PICTURE_WIDTHS = { banner: [400, 800, 1280], portrait: [96, 320, 640] } as const
export type PictureUse = keyof typeof PICTURE_WIDTHS

/** Minimum dimensions of a picture, in px. */
export const PICTURE_MIN = {
  banner: { width: 320, height: 180 },
  portrait: { width: 64, height: 64 },
} as const
/** Maximum size of a picture in a lesson, in px. Such a picture is not cropped. */
export const LESSON_PICTURE_MAX = { width: 1280, height: 4000 }
/** Maximum number of pixels of a picture. */
export const PICTURE_MAX_PIXELS = 40_000_000

const PICTURE = /^(.*\/files\/(banner|portrait)-[A-Za-z0-9_-]{22}\/)[0-9]+\.webp$/

/** Returns the `srcset` of a stored picture for each type; undefined for any other URL. */
export function pictureSources(address: string): { avif: string; webp: string } | undefined {
  const [, folder, use] = PICTURE.exec(address) ?? []
  if (!folder || !use) return undefined
  const set = (type: string) =>
    PICTURE_WIDTHS[use as PictureUse].map((width) => `${folder}${width}.${type} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp') }
}
