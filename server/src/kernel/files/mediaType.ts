import { TYPES } from '../../platform/files/documents/checkDocument'

/** SVG is only used by the demo content. Uploaded pictures are never SVG, because they are re-encoded. */
const PICTURES: Record<string, string> = { avif: 'image/avif', svg: 'image/svg+xml', webp: 'image/webp' }
const FILMS: Record<string, string> = { mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' }
const SOUNDS: Record<string, string> = { m4a: 'audio/mp4', webm: 'audio/webm' }

/**
 * Returns the media type of a stored file. Its extension can be trusted, because it was chosen when the
 * content was checked.
 */
export function mediaTypeOf(name: string): string {
  const extension = name.split('.').at(-1) ?? ''
  return (
    PICTURES[extension] ??
    FILMS[extension] ??
    SOUNDS[extension] ??
    TYPES[extension] ??
    'application/octet-stream'
  )
}
