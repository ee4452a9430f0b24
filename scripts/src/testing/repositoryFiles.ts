import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

/**
 * The files of this repository, including new ones that are not committed yet, but without ignored and deleted ones.
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
