import type { Readable } from 'node:stream'
import type { ByteRange, FilePart } from './byteRange'

export interface StoredFile {
  /** Size of the whole file. */
  bytes: number
  modifiedAt: Date
}

export interface StoredContent extends StoredFile {
  content: Readable
  /** The part of the file that `content` is; undefined if it is the whole file. */
  part?: FilePart
}

/** The store of uploaded files: a folder of this machine, or a bucket. A key is `folder/name`. */
export interface FileStore {
  /** Stores a file atomically: a reader never gets a partial file. */
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Stores a local file without reading it into memory; atomic like `put`. */
  putFile: (key: string, path: string, type: string) => Promise<void>
  /**
   * Opens a file, or the part of it in `range`. Returns undefined if there is no such file.
   *
   * @throws UnsatisfiableRangeError
   */
  get: (key: string, range?: ByteRange) => Promise<StoredContent | undefined>
  /** Looks up a file, but does not open it. Returns undefined if there is no such file. */
  find: (key: string) => Promise<StoredFile | undefined>
  /** Deletes a file. Also resolves if the file does not exist. */
  delete: (key: string) => Promise<void>
  /** Returns the keys with this prefix, sorted. */
  list: (prefix: string) => Promise<string[]>
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)?$/

/** Returns true if a key is valid, so that it cannot point outside its folder. */
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
