// The cost of each test file in its last run. A Jest reporter writes it; `npm run verify` and `npm run generate --
// costs` read it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const FILE = join(ROOT, '.cache/test-durations.json')

/** Test file (path from the root) → seconds and number of tests of its last run on this machine. */
export function readDurations() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
}

/** A reporter, which Jest calls when all test files have run. */
export default class DurationReporter {
  onRunComplete(_, { testResults }) {
    const durations = readDurations()
    for (const { testFilePath, perfStats, testResults: tests } of testResults) {
      if (!perfStats.end) continue
      const file = relative(ROOT, testFilePath).split(sep).join('/')
      const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed')
      if (ran.length > 0)
        durations[file] = {
          seconds: Math.round((perfStats.end - perfStats.start) / 100) / 10,
          tests: ran.length,
        }
    }
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, JSON.stringify(durations, null, 1))
  }
}
