import type { Step } from '../process/step'

const JEST = 'node_modules/jest/bin/jest.js'

const format: Step = {
  name: 'format',
  program: 'node_modules/prettier/bin/prettier.cjs',
  options: ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
}
const lint: Step = {
  name: 'lint',
  program: 'node_modules/eslint/bin/eslint.js',
  options: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
}
const types: Step = {
  name: 'types',
  program: 'node_modules/typescript/bin/tsc',
  options: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
}
const unit: Step = {
  name: 'unit and API tests',
  program: JEST,
  options: ['--ignoreProjects', 'e2e', '--maxWorkers', '2'],
}
/** The tests that what is not committed yet, or was committed last, can touch. */
const touched: Step = {
  name: 'tests that the change touches',
  program: JEST,
  options: ['--ignoreProjects', 'e2e', '--maxWorkers', '2', '--changedSince', 'HEAD~1', '--passWithNoTests'],
}
/** Before the browser tests, so that none of them waits for a build. */
const build: Step = {
  name: 'build',
  program: 'scripts/src/site/buildAll.ts',
  options: [],
}
/** They judge how long things take, and play several pages at once. */
const BY_THEMSELVES = 'e2e/src/(faults|chat)\\.test'
const browser: Step = {
  name: 'browser tests',
  program: JEST,
  options: [...ofBrowser(), '--maxWorkers', '2', '--testPathIgnorePatterns', BY_THEMSELVES],
}
const timedBrowser: Step = {
  name: 'fault matrix and chat in browsers',
  program: JEST,
  options: [...ofBrowser(), '--runInBand', '--testPathPatterns', BY_THEMSELVES],
}

function ofBrowser(): string[] {
  return ['--selectProjects', 'e2e', '--testTimeout', '120000']
}

/** What tells quickly whether a change is sound. */
export const quickSteps = [format, lint, types, touched]

/** Everything. */
export const allSteps = [format, lint, types, unit, build, browser, timedBrowser]

/** The server's tests alone, on this database, and with this Redis server for those that need several nodes. */
export const serverSteps = (databaseUrl: string, redisServer: string): Step[] => [
  {
    name: 'server tests on PostgreSQL and Redis',
    program: JEST,
    options: ['--selectProjects', 'server', '--maxWorkers', '2'],
    environment: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_SERVER: redisServer },
  },
]
