import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './startFailure'

/** Returns the path of the file that marks a restore in progress. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, 'RESTORING')
}

/** Throws if a restore was started on this machine and not finished. */
export function requireFinishedRestore(dataDir: string): void {
  if (existsSync(restoreMark(dataDir)))
    throw new StartError(
      'A backup is being restored, or its restore was interrupted: wait until it is done, or run the operator command "restore" again (docs/operations/backup.md).',
    )
}
