import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

const OWNER_ONLY = 0o600
const BYTES_MAX = 20 * 1024 * 1024
/** Number of earlier log files that are kept. `api.log.1` is the latest of them. */
const EARLIER = 4

/**
 * Returns a write stream for a log file that never fails: if the disk is full, output is dropped. (A process
 * would block if nobody read the pipe that it writes to.) A full file is renamed, and a new one is begun.
 */
export function logFile(path: string, bytesMax = BYTES_MAX): Writable {
  const open = () => openSync(path, 'a', OWNER_ONLY)
  let file = open()
  let bytes = fstatSync(file).size

  function rotate() {
    closeSync(file)
    rmSync(`${path}.${EARLIER}`, { force: true })
    for (let number = EARLIER; number > 0; number -= 1) {
      const from = number === 1 ? path : `${path}.${number - 1}`
      renameIfThere(from, `${path}.${number}`)
    }
    file = open()
    bytes = 0
  }

  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        if (bytes > 0 && bytes + chunk.length > bytesMax) rotate()
        bytes += writeSync(file, chunk)
      } catch {
        // The error cannot be reported anywhere, because the disk is full.
      }
      done()
    },
    destroy(error, done) {
      closeSync(file)
      done(error)
    },
  })
}

function renameIfThere(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
