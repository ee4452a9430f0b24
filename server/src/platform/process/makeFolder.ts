import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from './startFailure'

/**
 * Creates a folder that only its owner can read, and its parent folders. Each folder is created by a separate
 * call, because `mkdir` with `recursive` never returns below a file system in which no folders can be
 * created, such as `/proc`.
 *
 * @param variable the setting that names the folder
 * @throws StartError if the file system does not allow folders to be created; the error of `mkdir` for
 * anything else
 */
export function makeFolder(folder: string, variable: string): void {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing)
    try {
      mkdirSync(path, { mode: 0o700 })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Another process may have created the folder in the meantime.
      if (code === 'EEXIST') continue
      if (code !== 'ENOENT') throw error
      throw new StartError(`No folder can be made at ${path}: set ${variable} to a folder on a disk.`)
    }
}
