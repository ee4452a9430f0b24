import { join } from 'node:path'
import type { DatabaseName } from './manifest'

/** The subfolders of a backup. */
export const PARTS = { files: 'files', keys: 'keys', site: 'site' } as const

export function databaseFileIn(folder: string, name: DatabaseName): string {
  return join(folder, 'databases', `${name}.db`)
}
