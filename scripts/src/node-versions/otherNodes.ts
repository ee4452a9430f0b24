import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '@mentor-connect/delivery/root'
import { TESTED_NODE } from '@mentor-connect/server/node-versions'

const isWindows = process.platform === 'win32'

/** Returns the tested major versions of Node, except that of this process. */
export const otherMajors = (): number[] =>
  Object.keys(TESTED_NODE)
    .map(Number)
    .filter((major) => String(major) !== process.versions.node.split('.')[0])

/**
 * Returns the program of the newest Node with this major version, from the npm package `node`. The package is
 * installed into the cache once, so that neither the machine nor `node_modules` changes.
 */
export function nodeProgram(major: number): string {
  const folder = join(CACHE, 'node', String(major))
  const program = join(folder, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    console.log(`• Installing Node ${major} into ${folder}…`)
    mkdirSync(folder, { recursive: true })
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync(
      isWindows ? 'npm.cmd' : 'npm',
      ['install', ...options, '--prefix', folder, `node@${major}`],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows },
    )
  }
  return program
}
