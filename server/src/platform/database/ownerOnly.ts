import { chmodSync, closeSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/**
 * Creates a database file that only its owner can read, or restricts an existing one. SQLite gives its log files the
 * same mode.
 */
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
    // The file is missing or belongs to another user: opening the database reports that.
  }
}
