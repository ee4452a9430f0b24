import { chmodSync, closeSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/** Makes a database file that others cannot read, or closes one to them. Its log files get the same mode from SQLite. */
export function makeOwnerOnly(file: string): void {
  try {
    closeSync(openSync(file, 'ax', OWNER_ONLY))
  } catch {
    closeToOthers(file)
  }
}

function closeToOthers(file: string) {
  try {
    chmodSync(file, OWNER_ONLY)
  } catch {
    // Not ours, or no file at all: opening the database tells.
  }
}
