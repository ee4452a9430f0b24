import { closeSync, openSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

const OWNER_ONLY = 0o600

/**
 * A stream into a log file that never fails: what a full disk does not take is dropped, and whoever writes into it goes on.
 * A pipe that nobody empties would block the process at its other end.
 */
export function logFile(path: string): Writable {
  const file = openSync(path, 'a', OWNER_ONLY)
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        writeSync(file, chunk)
      } catch {
        // There is no place left to say so.
      }
      done()
    },
    destroy(error, done) {
      closeSync(file)
      done(error)
    },
  })
}
