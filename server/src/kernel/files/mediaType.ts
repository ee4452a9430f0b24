import { TYPES } from '../../platform/files/documents/checkDocument'

/** Drawings are from the demo content only: uploads are re-encoded. */
const PICTURES: Record<string, string> = { avif: 'image/avif', svg: 'image/svg+xml', webp: 'image/webp' }
const FILMS: Record<string, string> = { mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' }

/** The type of a stored file: its extension was chosen when its content was checked. */
export function mediaTypeOf(name: string): string {
  const extension = name.split('.').at(-1) ?? ''
  return PICTURES[extension] ?? FILMS[extension] ?? TYPES[extension] ?? 'application/octet-stream'
}
