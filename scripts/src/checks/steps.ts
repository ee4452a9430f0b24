import type { Step } from '../process/step'

export const JEST = 'node_modules/jest/bin/jest.js'

/** Test files that run at the same time. */
export const WORKERS = 2
const AT_ONCE = ['--maxWorkers', String(WORKERS)]

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
  options: ['--ignoreProjects', 'e2e', ...AT_ONCE],
}
/** Runs only these test files. */
const testFilesStep = (files: string[]): Step => ({
  name: 'tests nearest to the change',
  program: JEST,
  options: [...AT_ONCE, '--runTestsByPath', ...files],
})
/** Runs before the browser tests, so that none of them has to wait for a build. */
const build: Step = {
  name: 'build',
  program: 'delivery/src/site/buildAll.ts',
  options: [],
}
const browser: Step = {
  name: 'browser tests',
  program: JEST,
  options: ['--selectProjects', 'e2e', ...AT_ONCE],
}

/** Each of them uses one core only. */
const STATIC_CHECKS = [format, lint, types]

/** The quick checks for a change. */
export const quickSteps = (testFiles: string[]) => [
  STATIC_CHECKS,
  ...(testFiles.length > 0 ? [testFilesStep(testFiles)] : []),
]

/** Everything. */
export const allSteps = [STATIC_CHECKS, unit, build, browser]

/** Only tests that import one of these use a database or Redis; all others behave the same on PostgreSQL. */
const DATABASE_HELPERS = ['server/src/testing/freshDatabase.ts', 'server/src/testing/redisServer.ts']

/** The server's tests that touch a database or Redis, on this database and with this Redis server. */
export const serverSteps = (databaseUrl: string, redisServer: string): Step[] => [
  {
    name: 'server tests on PostgreSQL and Redis',
    program: JEST,
    options: ['--selectProjects', 'server', ...AT_ONCE, '--findRelatedTests', ...DATABASE_HELPERS],
    environment: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_SERVER: redisServer },
  },
]
