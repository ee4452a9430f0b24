import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LEFT = /^mentor-connect-(?:gate|browser)-(\d+)-/

/** A new folder whose name says which process uses it. Removes the folders of processes that were killed. */
export function temporaryFolder(use: 'gate' | 'browser'): string {
  removeLeftFolders()
  return mkdtempSync(join(tmpdir(), `mentor-connect-${use}-${process.pid}-`))
}

function removeLeftFolders() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(LEFT.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) remove(join(tmpdir(), name))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The folder belongs to another user, who removes it.
  }
}
