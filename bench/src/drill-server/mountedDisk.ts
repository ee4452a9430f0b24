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

/** A small disk of our own. Making one takes root. */
export interface MountedDisk {
  path: string
  /** Takes up all that is left; answers how to give it back. */
  fill: () => () => void
  /** Takes nothing more until it is mounted anew, as a disk that has reported errors. */
  makeReadOnly: () => void
  /** Mounts it anew, writable. Nothing may be open on it. */
  repair: () => void
  remove: () => void
}

const MEGABYTE = 1024 * 1024
const SIZE_MB = 64

/** @returns undefined where disks cannot be mounted */
export function mountDisk(): MountedDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-disk-'))
  const image = `${folder}.img`
  const run = (program: string, ...options: string[]) => execFileSync(program, options, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  const forget = () => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(image, { force: true })
  }
  try {
    writeFileSync(image, '')
    truncateSync(image, SIZE_MB * MEGABYTE)
    run('mkfs.ext4', '-q', '-m', '0', image)
    mount()
  } catch {
    forget()
    return undefined
  }
  return {
    path: folder,
    fill: () => fill(join(folder, 'filler')),
    makeReadOnly: () => run('mount', '-o', 'remount,abort', folder),
    repair: () => {
      run('umount', folder)
      // Answers 1 when it has repaired something.
      try {
        run('e2fsck', '-p', image)
      } catch (error) {
        if ((error as { status?: number }).status !== 1) throw error
      }
      mount()
    },
    remove: () => {
      run('umount', folder)
      forget()
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
