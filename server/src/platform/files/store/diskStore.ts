import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { partOf } from './byteRange'
import { checkedKey, isKey, type FileStore, type StoredFile } from './fileStore'

/** Files in a folder of this machine. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, checkedKey(key))
  const find = async (key: string): Promise<StoredFile | undefined> => {
    if (!isKey(key)) return undefined
    const found = await stat(pathOf(key)).catch(unlessMissing)
    return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : undefined
  }
  return {
    put: async (key, content) =>
      writeWhole(root, pathOf(key), (draft) => writeFile(draft, content, { flag: 'wx' })),
    putFile: async (key, path) =>
      writeWhole(root, pathOf(key), (draft) => copyFile(path, draft, constants.COPYFILE_EXCL)),

    async get(key, range) {
      const found = await find(key)
      const part = found && range && partOf(range, found.bytes)
      const between = part && { start: part.first, end: part.last }
      return found && { ...found, part, content: guarded(createReadStream(pathOf(key), between)) }
    },

    find,

    async delete(key) {
      await rm(pathOf(key), { force: true })
      await rmdir(dirname(pathOf(key))).catch(() => 'others are still in it')
    },

    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const base = join(root, folder)
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(unlessMissing)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => isKey(key) && key.startsWith(prefix))
        .sort()
    },
  }
}

/** Prevents an unhandled error event before there is a reader, for example if the file was just deleted. */
function guarded(content: Readable): Readable {
  return content.on('error', () => undefined)
}

/**
 * Writes to a temporary file, flushes it and renames it, so that after a crash the file is either complete or
 * missing.
 */
async function writeWhole(root: string, path: string, write: (draft: string) => Promise<void>) {
  const draft = join(root, `.${randomUUID()}.part`)
  await mkdir(dirname(path), { recursive: true })
  try {
    await write(draft)
    const file = await open(draft, 'r+')
    await file.sync()
    await file.close()
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
