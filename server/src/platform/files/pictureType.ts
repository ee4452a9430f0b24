const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const AVIF_BRANDS = new Set(['avif', 'avis', 'mif1', 'miaf'])

/** Detects the type of a picture by its first bytes; undefined for everything else, including SVG. */
export function pictureType(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.has(text(bytes, 8, 12))) return 'avif'
  return undefined
}
