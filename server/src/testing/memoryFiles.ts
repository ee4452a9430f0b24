import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { partOf } from '../platform/files/store/byteRange'
import type { FileStore } from '../platform/files/store/fileStore'

const MODIFIED = new Date('2026-11-20T08:00:00.000Z')

export function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>()
  const find: FileStore['find'] = async (key) => {
    const content = kept.get(key)
    return content && { bytes: content.length, modifiedAt: MODIFIED }
  }
  return {
    put: async (key, content) => void kept.set(key, content),
    putFile: async (key, path) => void kept.set(key, await readFile(path)),
    get: async (key, range) => {
      const found = await find(key)
      const part = found && range && partOf(range, found.bytes)
      const bytes = kept.get(key)?.subarray(part?.first ?? 0, part && part.last + 1)
      return found && bytes && { ...found, part, content: Readable.from([bytes]) }
    },
    find,
    delete: async (key) => void kept.delete(key),
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
  }
}
