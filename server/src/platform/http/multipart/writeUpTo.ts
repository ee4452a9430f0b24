import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errors } from '../errors'

/** Writes a stream to a file and returns its size. Throws as soon as the limit is exceeded. */
export async function writeUpTo(
  maxBytes: number,
  field: string,
  source: Readable,
  path: string,
): Promise<number> {
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? errors.fileTooLarge(field, sizeText(maxBytes)) : null, chunk)
    },
  })
  await pipeline(source, counting, createWriteStream(path))
  return bytes
}

const MEBIBYTE = 1024 * 1024

export function sizeText(bytes: number): string {
  return bytes >= MEBIBYTE ? `${Math.round(bytes / MEBIBYTE)} MB` : `${Math.ceil(bytes / 1024)} KB`
}
