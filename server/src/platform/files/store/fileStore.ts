import type { Readable } from 'node:stream'
import type { ByteRange, FilePart } from './byteRange'

export interface StoredFile {
  /** Size of the whole file. */
  bytes: number
  modifiedAt: Date
}

export interface StoredContent extends StoredFile {
  content: Readable
  /** What `content` is, unless it is the whole file. */
  part?: FilePart
}

/** The store of uploaded files: a folder of this machine, or a bucket. A key is `folder/name`. */
export interface FileStore {
  /** Atomic: a reader never gets a partial file. */
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** The same with a file of this machine, which is not read into memory. */
  putFile: (key: string, path: string, type: string) => Promise<void>
  /**
   * Opens a file, or the part of it that is in the range.
   *
   * @throws UnsatisfiableRangeError
   */
  get: (key: string, range?: ByteRange) => Promise<StoredContent | undefined>
  /** Looks a file up without opening it. */
  find: (key: string) => Promise<StoredFile | undefined>
  /** Resolves also if the file does not exist. */
  delete: (key: string) => Promise<void>
  /** The keys with this prefix, sorted. */
  list: (prefix: string) => Promise<string[]>
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)?$/

/** Whether a key is valid: it cannot point outside its folder. */
export function isKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key)
}

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is not a valid file key.`)
  return key
}

export async function deleteFolder(store: FileStore, folder: string) {
  for (const key of await store.list(`${folder}/`)) await store.delete(key)
}
