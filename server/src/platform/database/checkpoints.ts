import type Database from 'libsql'
import { statSync } from 'node:fs'

/** Maximum time that changes stay in the write-ahead log, so that a copy of only the main file is at most this old. */
const INTERVAL_MS = 5_000

/** Checkpoints a database file regularly. Returns a function that stops it. */
export function keepCheckpointed(database: Database.Database, file: string): () => void {
  const timer = setInterval(() => {
    if (bytesOf(`${file}-wal`) > 0) checkpoint(database, 0)
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Moves the write-ahead log into the main file and truncates the log. If other connections use the log, it waits up to
 * `timeoutMs` and then moves as much as possible. A failure loses nothing: the log is read on the next start.
 */
export function checkpoint(database: Database.Database, timeoutMs: number): void {
  try {
    database.exec(`pragma busy_timeout = ${timeoutMs}`)
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // The checkpoint may fail, for example because the disk is full. The next write reports that error to its
    // caller.
  } finally {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
}

/** Time in ms that a statement waits for a lock of another connection. */
export const BUSY_TIMEOUT_MS = 5_000

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
