import { jestStep } from './steps'
import type { Step } from '../process/step'
import { nodeProgram } from '../node-versions/otherNodes'

/**
 * Tests of code that depends on Node itself: processes, threads, native packages, streams, the permission
 * model, and the services of a distribution.
 */
const TESTS = [
  'server/src/build/',
  'server/src/platform/',
  'server/src/site/rendering/',
  'scripts/src/distribution/distribution.test.ts',
]

/** Seconds that the steps for one version take on two cores. */
export const NODE_VERSION_SECONDS = 110

/**
 * Returns the steps of the short checks on another major version of Node: tests of the server, and a start
 * with a rendered page.
 */
export const nodeVersionSteps = (major: number): Step[] => [
  jestStep(
    `tests on Node ${major}`,
    ['--selectProjects', 'server', 'scripts', '--testPathPatterns', ...TESTS],
    {
      node: () => nodeProgram(major),
      typicalSeconds: 45,
    },
  ),
  {
    name: `start on Node ${major}`,
    program: 'scripts/src/node-versions/startCheck.ts',
    options: [],
    node: () => nodeProgram(major),
    typicalSeconds: 60,
  },
]
