import { closeSync, openSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

const OWNER_ONLY = 0o600

/**
 * A write stream for a log file that never fails: if the disk is full, output is dropped. (A pipe that is not read would
 * block the process that writes to it.)
 */
export function logFile(path: string): Writable {
  const file = openSync(path, 'a', OWNER_ONLY)
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        writeSync(file, chunk)
      } catch {
        // The disk is full: there is nowhere to report it.
      }
      done()
    },
    destroy(error, done) {
      closeSync(file)
      done(error)
    },
  })
}
