import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns true if all of these programs are installed. */
export function hasPrograms(...names: string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.every((name) => folders.some((folder) => existsSync(join(folder, name))))
}

/** The standard output of a program. Throws if it failed. */
export function runProgram(name: string, options: string[]): Buffer {
  return execFileSync(name, options, { maxBuffer: 64 * 1024 * 1024 })
}
