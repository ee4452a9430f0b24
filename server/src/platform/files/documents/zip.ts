import { damaged, isBomb } from './refusals'

export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  encrypted: boolean
  packed: Buffer
  unpackedBytes: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_MAX_BYTES = 65_535

/** The entries of a zip archive as its directory lists them (APPNOTE 4.3). Archives of several parts and zip64 are refused. */
export function readEntries(bytes: Buffer, most: number): ZipEntry[] {
  try {
    const end = endOf(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > most) throw isBomb()
    const entries: ZipEntry[] = []
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (bytes.readUInt32LE(at) !== CENTRAL) throw damaged()
      entries.push(entryAt(bytes, at))
      at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
    return entries
  } catch (error) {
    // Reading beyond the end: the directory points out of the file.
    throw error instanceof RangeError ? damaged() : error
  }
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX_BYTES)
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  throw damaged()
}

function entryAt(bytes: Buffer, at: number): ZipEntry {
  const nameBytes = bytes.readUInt16LE(at + 28)
  const local = bytes.readUInt32LE(at + 42)
  if (bytes.readUInt32LE(local) !== LOCAL) throw damaged()
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packedBytes = bytes.readUInt32LE(at + 20)
  if (start + packedBytes > bytes.length) throw damaged()
  return {
    name: bytes.toString('utf8', at + 46, at + 46 + nameBytes),
    method: bytes.readUInt16LE(at + 10),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    packed: bytes.subarray(start, start + packedBytes),
    unpackedBytes: bytes.readUInt32LE(at + 24),
  }
}
