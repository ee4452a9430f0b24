import { execFileSync } from 'node:child_process'

/**
 * Returns the commit of a folder's sources, with `+changes` if some of its files have uncommitted changes. Undefined
 * outside of a git repository.
 * @param paths files and folders that count as sources, relative to `dir`; default: everything in it
 */
export function sourceCommit(dir: string, paths = ['.']): string | undefined {
  try {
    const commit = git(dir, 'rev-parse', 'HEAD')
    return git(dir, 'status', '--porcelain', '--', ...paths) ? `${commit}+changes` : commit
  } catch {
    // Git is not installed, or there is no commit yet.
    return undefined
  }
}

function git(dir: string, ...options: string[]): string {
  return execFileSync('git', options, {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
