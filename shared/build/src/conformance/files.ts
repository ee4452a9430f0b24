import { existsSync, readFileSync } from 'node:fs'
import { pathInside } from '../release/pathInside'
import type { Release } from '../release/release'

/** Returns the third-party libraries of a release, which are shipped unchanged as `.mjs`. */
export function libraries(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.mjs'))
}

export function scripts(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.js'))
}

/** Returns the text of a file of a release; undefined if the file does not exist. */
export function readText(dir: string, file: string): string | undefined {
  const path = pathInside(dir, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Returns the parsed JSON of a file of a release; undefined if the file does not exist or is not JSON. */
export function readJson(dir: string, file: string): unknown {
  try {
    return JSON.parse(readText(dir, file) ?? '')
  } catch {
    return undefined
  }
}

/** Returns the size of a file in bytes as it is sent: the size of its brotli copy, if there is one. */
export const sentBytes = (files: Release['files'], file: string): number =>
  files[`${file}.br`]?.bytes ?? files[file]?.bytes ?? 0
