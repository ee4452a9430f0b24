import type { Readable } from 'node:stream'

/** A file as it is read back. */
export interface StoredFile {
  bytes: number
  content: Readable
}

/** Where uploaded files live: a folder of this machine, or a bucket. A key is `folder/name`. */
export interface FileStore {
  /** Whole or not at all: nobody ever reads half a file. */
  put: (key: string, content: Buffer, type: string) => Promise<void>
  get: (key: string) => Promise<StoredFile | undefined>
  /** A file that is not there is as good as deleted. */
  delete: (key: string) => Promise<void>
  /** The keys that begin so, in their order. */
  list: (prefix: string) => Promise<string[]>
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)?$/

/** No key leads anywhere but into its own folder. */
export function isKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key)
}

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is no key of a file.`)
  return key
}

export async function deleteFolder(store: FileStore, folder: string) {
  for (const key of await store.list(`${folder}/`)) await store.delete(key)
}
