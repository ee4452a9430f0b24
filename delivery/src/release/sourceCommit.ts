import { execFileSync } from 'node:child_process'
import { ROOT } from '../root'

/** The commit of an area's sources, with `+changes` if they have uncommitted changes. Undefined outside of a git repository. */
export function sourceCommit(areaDir: string): string | undefined {
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
