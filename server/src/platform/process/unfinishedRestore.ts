import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './startFailure'

/** Stands in the data folder while a restore puts things in their place. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, 'RESTORING')
}

/** Throws when a restore was begun on this machine and not finished. */
export function requireFinishedRestore(dataDir: string): void {
  if (existsSync(restoreMark(dataDir)))
    throw new StartError(
      'A backup is being restored, or its restore was interrupted: wait until it is done, or run "npm run operator -- restore" again.',
    )
}
