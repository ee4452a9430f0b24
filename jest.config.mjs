import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  browserProjects,
  journeyProject,
  nodeProject,
  serverProject,
  wholeRun,
} from './shared/testing/src/jest/preset.mjs'

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** Every other workspace runs in the browser: a new remote is tested without a line here. Examples have no tests. */
const PRESETS = {
  server: serverProject,
  delivery: nodeProject,
  'shared/create-area': nodeProject,
  'shared/release': nodeProject,
  scripts: nodeProject,
  bench: nodeProject,
  e2e: journeyProject,
}

// The processes that run the tests know by it what they share.
process.env.TEST_RUN ??= randomUUID()

export default {
  reporters: ['default', '<rootDir>/scripts/src/checks/durations.mjs'],
  ...wholeRun,
  // Memory that test files leave behind makes each garbage collection slower: a worker above this limit is replaced.
  workerIdleMemoryLimit: '700MB',
  projects: workspaces
    .filter((name) => !name.startsWith('examples/'))
    .flatMap((name) => (PRESETS[name] ?? browserProjects)(name)),
}
