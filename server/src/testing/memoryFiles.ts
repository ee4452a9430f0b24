import { Readable } from 'node:stream'
import type { FileStore } from '../platform/files/store/fileStore'

export function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>()
  return {
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => {
      const content = kept.get(key)
      return content && { bytes: content.length, content: Readable.from([content]) }
    },
    delete: async (key) => void kept.delete(key),
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
  }
}
