// The output of Jest in `npm test`: the progress of the run, the time it takes, and each failure as soon as it happens.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const LINE_MS = 20_000
/**
 * Share of the test files that must have run before the remaining time is estimated. The longest files run
 * first, so an earlier estimate would be too high.
 */
const TELLING_SHARE = 0.3

/** A reporter, which Jest calls while test files run. */
export default class ProgressReporter {
  #began = Date.now()
  #printedAt = Date.now()
  #failed = []

  onRunStart({ numTotalTestSuites }) {
    print(`  ${numTotalTestSuites} test files`)
  }

  onTestResult(
    { path },
    { numFailingTests, testExecError, failureMessage, console },
    { numTotalTestSuites, ...done },
  ) {
    if (numFailingTests > 0 || testExecError) {
      const file = relative(ROOT, path)
      this.#failed.push(file)
      print(`✗ ${file}`)
      for (const { type, message } of console ?? []) print(`  console.${type}: ${message}`)
      print(failureMessage ?? String(testExecError?.message))
    }
    const finished = done.numPassedTestSuites + done.numFailedTestSuites + done.numPendingTestSuites
    if (Date.now() - this.#printedAt < LINE_MS || finished === numTotalTestSuites) return
    this.#printedAt = Date.now()
    const share = finished / numTotalTestSuites
    const left = ((Date.now() - this.#began) / share) * (1 - share)
    const rest = share < TELLING_SHARE ? '' : `, ${duration(left)} left`
    print(`  ${finished} of ${numTotalTestSuites} test files${rest}`)
  }

  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
    const broken = numRuntimeErrorTestSuites > 0 ? `, ${numRuntimeErrorTestSuites} files broken` : ''
    print(`  ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped${broken}`)
    for (const file of this.#failed) print(`  ✗ ${file}`)
  }

  getLastError() {
    return this.#failed.length > 0 ? new Error('A test failed.') : undefined
  }
}

const print = (line) => process.stdout.write(`${line}\n`)
/** A duration in words: milliseconds → `3 min` or `20 s`. */
const duration = (ms) =>
  ms < 90_000 ? `${Math.max(5, Math.round(ms / 5000) * 5)} s` : `${Math.round(ms / 60_000)} min`
