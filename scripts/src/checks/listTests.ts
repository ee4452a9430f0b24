import { execFileSync } from 'node:child_process'
import { isAbsolute, relative, sep } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { JEST } from './steps'

/**
 * Only tests that import one of these files use a database or Redis. All other tests behave the same on PostgreSQL as
 * on SQLite.
 */
const DATABASE_HELPERS = ['server/src/testing/freshDatabase.ts', 'server/src/testing/redisServer.ts']
/** Returns the tests that use a database. */
export const databaseTests = () =>
  listTests('--selectProjects', 'server', '--findRelatedTests', ...DATABASE_HELPERS)

/** Returns the test files that import a changed file, directly or indirectly. */
export function relatedTests(changed: string[]): string[] {
  const code = changed.filter((file) => /\.(tsx?|m?js|json)$/.test(file))
  return code.length === 0 ? [] : listTests('--ignoreProjects', 'e2e', '--findRelatedTests', ...code)
}

/** The test files that Jest would run with these options: sorted paths from the root. */
export function listTests(...options: string[]): string[] {
  const listed = execFileSync(process.execPath, [JEST, '--listTests', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 16 * 1024 * 1024,
  })
  // Jest also prints the names of the projects, which are not absolute paths.
  const paths = listed.split('\n').filter((line) => isAbsolute(line))
  return paths.map((path) => relative(ROOT, path).split(sep).join('/')).sort()
}
