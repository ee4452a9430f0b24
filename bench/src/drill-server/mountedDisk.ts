import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk for the drill. Creating one needs root. */
export interface MountedDisk {
  path: string
  /** Uses up all free space; returns a function that frees it again. */
  fill: () => () => void
  /** Refuses writes until it is mounted again, like a disk that has reported errors. */
  makeReadOnly: () => void
  /** Mounts it again, writable. No file on it may be open. */
  repair: () => void
  remove: () => void
}

const MEGABYTE = 1024 * 1024
const SIZE_MB = 64

/** @returns undefined if disks cannot be mounted here */
export function mountDisk(): MountedDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-disk-'))
  const image = `${folder}.img`
  const run = (program: string, ...options: string[]) => execFileSync(program, options, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  const discard = () => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(image, { force: true })
  }
  try {
    writeFileSync(image, '')
    truncateSync(image, SIZE_MB * MEGABYTE)
    run('mkfs.ext4', '-q', '-m', '0', image)
    mount()
  } catch {
    discard()
    return undefined
  }
  return {
    path: folder,
    fill: () => fill(join(folder, 'filler')),
    makeReadOnly: () => run('mount', '-o', 'remount,abort', folder),
    repair: () => {
      run('umount', folder)
      // Exit code 1 means that errors were repaired.
      try {
        run('e2fsck', '-p', image)
      } catch (error) {
        if ((error as { status?: number }).status !== 1) throw error
      }
      mount()
    },
    remove: () => {
      run('umount', folder)
      discard()
    },
  }
}

function fill(path: string): () => void {
  const file = openSync(path, 'w')
  for (let size = MEGABYTE; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 4)
    }
  }
  closeSync(file)
  return () => unlinkSync(path)
}
