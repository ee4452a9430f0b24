import { spawnSync } from 'node:child_process'
import { createArea } from './createArea'

/** Runs the command in `cwd`; ends the process with exit code 1 if it fails. */
export function createAreaCommand(cwd: string, args: string[]): void {
  try {
    console.log(createArea(args, { cwd, install, startRepository }))
  } catch (error) {
    console.error(`✗ ${(error as Error).message}`)
    process.exitCode = 1
  }
}

function install(dir: string): boolean {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  console.log('• Installing its packages…')
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** Makes the folder a git repository. On a machine without git, it stays a plain folder; everything else works. */
function startRepository(dir: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: dir, stdio: 'ignore' }).status === 0
  if (!git('rev-parse', '--is-inside-work-tree')) git('init', '--initial-branch', 'main')
}
