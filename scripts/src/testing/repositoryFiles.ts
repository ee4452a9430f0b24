import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

/**
 * The files of this repository, new ones that are not committed yet included, ignored and deleted ones not.
 *
 * @param patterns patterns of git, such as `*.md`; by default, all files
 * @returns paths from the root
 */
export function repositoryFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.split('\0').filter((file) => file && existsSync(join(ROOT, file)))
}
