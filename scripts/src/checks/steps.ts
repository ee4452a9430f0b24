import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import type { Step } from '../process/step'

export const JEST = 'node_modules/jest/bin/jest.js'

/**
 * Number of test files that run at the same time. It is one more than the number of cores in CI, because
 * tests spend a quarter of their time waiting: for disks, databases and other processes, and in a browser for
 * pages.
 */
export const WORKERS = 3

/** Seconds that the tests with a replica and the rolling restarts take on two cores. */
export const REPLICA_SECONDS = 18
export const ROLLING_SECONDS = 125

/**
 * Size in MB of V8's space for new objects. Tests create many short-lived objects, and with more space V8 collects
 * garbage less often.
 */
const V8_OPTIONS = ['--max-semi-space-size=64']
const inChecks = (name: string) => join(ROOT, `scripts/src/checks/${name}.mjs`)
const REPORTERS = ['progress', 'durations'].map(inChecks)
/** Returns a step that runs Jest. The workers of Jest inherit the options of Node. */
export const jestStep = (name: string, options: string[], more: Partial<Step> = {}): Step => ({
  name,
  program: JEST,
  options: [
    ...options,
    '--maxWorkers',
    String(WORKERS),
    `--testSequencer=${inChecks('longestFirst')}`,
    ...REPORTERS.map((file) => `--reporters=${file}`),
  ],
  nodeOptions: V8_OPTIONS,
  ...more,
})

const format: Step = {
  name: 'format',
  program: 'node_modules/oxfmt/bin/oxfmt',
  options: ['--check'],
}
/**
 * Returns a step that lints these files or folders. Files that the configuration of ESLint ignores may be
 * among them.
 */
const lint = (paths: string[]): Step => ({
  name: 'lint',
  program: 'node_modules/eslint/bin/eslint.js',
  options: [
    ...['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-location', '.cache/eslint'],
    ...paths,
  ],
  nodeOptions: V8_OPTIONS,
})
const types: Step = {
  name: 'types',
  program: 'node_modules/typescript-native/bin/tsc',
  typicalSeconds: 55,
  options: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
}
/** Returns a step that runs only these test files. */
const testFilesStep = (files: string[]) =>
  jestStep('tests nearest to the change', ['--runTestsByPath', ...files])
/**
 * Builds everything before the browser tests, so that none of them has to wait for a build. The build may use only
 * packages that `npm start` installs.
 */
export const build: Step = {
  name: 'build',
  program: 'delivery/src/commands/buildAll.ts',
  typicalSeconds: 50,
  options: [],
  environment: {
    NODE_OPTIONS: `--require ${JSON.stringify(join(ROOT, 'scripts/src/checks/noDevelopmentPackages.cjs'))}`,
  },
}
/**
 * Returns the static checks, which run at the same time.
 *
 * @param linted files or folders, by default everything
 */
export const staticChecks = (linted = ['.']) => [format, lint(linted), types]

/** Returns the quick checks for a change. */
export const quickSteps = (testFiles: string[]) => [
  staticChecks(),
  ...(testFiles.length > 0 ? [testFilesStep(testFiles)] : []),
]

/** Returns the step that runs the unit and API tests on SQLite. */
export const unitStep = (files: string[]) =>
  jestStep('unit and API tests', ['--runTestsByPath', ...files], {
    typicalSeconds: 0.7 * files.length,
  })

/** Returns the step that runs the journeys in a browser. */
export const browserStep = (files: string[], environment: NodeJS.ProcessEnv) =>
  jestStep('browser tests', ['--selectProjects', 'e2e', '--runTestsByPath', ...files], {
    environment,
    typicalSeconds: 18 * files.length,
  })
