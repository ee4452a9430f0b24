import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'

const MANIFEST = join(ROOT, 'package.json')
const LOCK = join(ROOT, 'package-lock.json')
const LINKS = join(ROOT, 'node_modules/@mentor-connect')
/** File with the hash of the lock file that was installed; `scripts/bootstrap.mjs` compares it with the lock file. */
const STAMP = join(ROOT, 'node_modules/.mentor-connect')

/**
 * Makes a folder a workspace: adds it to package.json after the other remotes and to the lock file, and links it.
 * Nothing is downloaded.
 */
export function addWorkspace(folder: string): void {
  list((workspaces) => {
    const last = workspaces.findLastIndex((name) => name.startsWith('mf-'))
    return workspaces.toSpliced(last + 1, 0, folder)
  })
  symlinkSync(join('../..', folder), join(LINKS, folder))
  lock()
}

export function removeWorkspace(folder: string): void {
  list((workspaces) => workspaces.filter((name) => name !== folder))
  rmSync(join(LINKS, folder), { force: true })
  lock()
}

function list(change: (workspaces: string[]) => string[]) {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { workspaces: string[] }
  const changed = { ...manifest, workspaces: change(manifest.workspaces) }
  writeFileSync(MANIFEST, `${JSON.stringify(changed, null, 2)}\n`)
}

/** Updates the lock file. This works offline, because a new remote has no packages of its own. */
function lock() {
  const wasInstalled = isInstalled()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = [
    'install',
    '--package-lock-only',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status, stderr, error } = spawnSync(npm, options, { cwd: ROOT, encoding: 'utf8' })
  if (error || status !== 0)
    throw new CliError(`npm could not lock the workspaces: ${error?.message ?? stderr.trim()}`)
  if (wasInstalled) writeFileSync(STAMP, `${lockHash()} ${wasInstalled}`)
}

/**
 * Tells what is installed for the current lock file: `all`, `start`, or undefined if nothing was installed
 * for it.
 */
function isInstalled(): string | undefined {
  const [hash, what] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : []
  return hash === lockHash() ? what : undefined
}

function lockHash(): string {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex')
}
