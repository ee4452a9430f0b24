import { join } from 'node:path'
import type { DatabaseName } from './manifest'

/** Where the parts of a backup stand in its folder. */
export const PARTS = { files: 'files', keys: 'keys', site: 'site' } as const

export function databaseFileIn(folder: string, name: DatabaseName): string {
  return join(folder, 'databases', `${name}.db`)
}
