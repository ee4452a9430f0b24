import { execFileSync } from 'node:child_process'
import { ROOT } from '../root'

/** The commit that the sources of an area are at, with `+changes` when they differ from it. Undefined outside of git. */
export function commitOf(areaDir: string): string | undefined {
  try {
    const commit = git('rev-parse', 'HEAD')
    const changes = git(
      'status',
      '--porcelain',
      '--',
      areaDir,
      'shared',
      'package-lock.json',
      'tsconfig.json',
    )
    return changes ? `${commit}+changes` : commit
  } catch {
    // No git here, or no commit yet.
    return undefined
  }
}

function git(...options: string[]): string {
  return execFileSync('git', options, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
