import { execFileSync } from 'node:child_process'
import { ROOT } from '@mentor-connect/delivery/root'

/**
 * Returns the files that differ from main, as paths from the root and without deleted files. On main itself,
 * returns the files that differ from the commit before the last one.
 */
export function changedFiles(): string[] {
  const base = branchPoint()
  const differing = git('diff', '--name-only', '--diff-filter=d', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...lines(differing), ...lines(untracked)])]
}

/** Returns the newest commit that is also on main. */
function branchPoint(): string {
  const main = ['origin/main', 'main'].find((name) => tryGit('rev-parse', '--verify', '--quiet', name))
  const shared = main && tryGit('merge-base', 'HEAD', main)
  if (shared && shared !== tryGit('rev-parse', 'HEAD')) return shared
  return tryGit('rev-parse', '--verify', '--quiet', 'HEAD~1') ?? 'HEAD'
}

function git(...options: string[]): string {
  return execFileSync('git', options, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** Returns the output of git; undefined if git fails, for example because a name is unknown. */
function tryGit(...options: string[]): string | undefined {
  try {
    return git(...options)
  } catch {
    return undefined
  }
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')
