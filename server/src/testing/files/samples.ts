import sharp from 'sharp'

/** Minimal valid files of each type. */

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n',
  'latin1',
)

export function doc(...streams: string[]): Buffer {
  const names = ['WordDocument', ...streams].map((name) => Buffer.from(name, 'utf16le'))
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048), ...names])
}

export function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f6b' } })
    .png()
    .toBuffer()
}

/** A small PNG that claims to be 30,000 × 30,000 pixels. */
export async function hugePng(): Promise<Buffer> {
  const small = await png(1, 1)
  const { crc32 } = await import('node:zlib')
  small.writeUInt32BE(30_000, 16)
  small.writeUInt32BE(30_000, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}
