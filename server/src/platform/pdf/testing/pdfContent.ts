import { inflateSync } from 'node:zlib'

/** All compressed streams of the file that contain text, decompressed. */
export function inflated(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => index + mark.length)
  return streams
    .map((start) => {
      try {
        return inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1')
      } catch (error) {
        // The XMP packet is not compressed.
        if ((error as { code?: string }).code?.startsWith('Z_')) return ''
        throw error
      }
    })
    .join('\n')
}

/** Encodes text that is not ASCII as in a PDF. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')
/** Escapes backslashes, brackets and line breaks, as inside a PDF string. */
const escaped = (text: string) =>
  text.replace(
    /[\\()\n\r\t\b\f]/g,
    (c) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' })[c] ?? `\\${c}`,
  )

/** The entry by which a PDF attaches a text that is not ASCII to a tag. */
export const actualText = (text: string) => `/ActualText (${escaped(utf16(text))})`

/** The glyphs drawn on the page, as numbers in their fonts. */
export function glyphsIn(pdf: Buffer): number[] {
  const shown = [...inflated(pdf).matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) => parts)
  return shown.flatMap((parts) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)),
    ),
  )
}
