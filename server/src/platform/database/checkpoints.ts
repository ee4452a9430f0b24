import type Database from 'libsql'
import { statSync } from 'node:fs'

/** How long changes stay in the log file at most, so that a copy of the main file alone is never older. */
const INTERVAL_MS = 5_000

/** Keeps the write-ahead log of a database file short. Returns how to stop. */
export function keepCheckpointed(database: Database.Database, file: string): () => void {
  const timer = setInterval(() => {
    if (bytesOf(`${file}-wal`) > 0) checkpoint(database, 0)
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Moves what the write-ahead log holds into the main file and empties the log. If other connections use the log it moves
 * what it can; that they stop is waited for `patience` ms. A failure loses nothing: the log is read on the next start.
 */
export function checkpoint(database: Database.Database, patience: number): void {
  try {
    database.exec(`pragma busy_timeout = ${patience}`)
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // The disk is full, say. The next write reports it to whoever can act on it.
  } finally {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
}

/** How long a statement waits for other connections. */
export const BUSY_TIMEOUT_MS = 5_000

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
