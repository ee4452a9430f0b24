import { readdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { create } from 'tar'

/** Packs a folder into a gzipped tar stream, without file owners and times. */
export async function pack(dir: string): Promise<Readable> {
  return create({ cwd: dir, gzip: true, portable: true }, await readdir(dir)) as unknown as Readable
}
