// `npm test`: runs the tests that prove that the product works, and this commit's part of the tests that try a
// mechanism in many variations. `npm test -- --all`, which is `npm run test:all`, leaves nothing out.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { findChromium, installDebianPackages } from '../browser/findChromium'
import { clusterSteps } from './clusterSteps'
import { hasPostgres } from '../cluster/postgres'
import { nodeVersionSteps } from './nodeVersionSteps'
import { runSteps } from '../process/step'
import { inFullEnvironment } from '../sampling/turns'
import { planRun } from './planRun'
import { browserStep, build, staticChecks, unitStep } from './steps'

const PROGRAMS = ['qpdf', 'pdftotext', 'pdftoppm', 'radicale']
/** The folder of Debian's packages for Python. */
const PYTHON_PACKAGES = '/usr/lib/python3/dist-packages'
const PYTHON_LIBRARIES = ['icalendar', 'vobject']

/**
 * Installs the programs with which tests read certificates and calendars, and a CalDAV server. If they are missing and
 * this process is not root, those tests are skipped.
 */
function ensurePrograms() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = (name: string) => folders.some((folder) => existsSync(join(folder, name)))
  const hasLibraries = PYTHON_LIBRARIES.every((name) => existsSync(join(PYTHON_PACKAGES, name)))
  if (PROGRAMS.every(isThere) && hasLibraries) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return console.log(
      '• qpdf, poppler-utils, radicale or a reader of calendars is missing: the tests that need it are skipped.',
    )
  console.log(
    '• Installing qpdf and poppler-utils for the tests of certificates, radicale and two readers for those of calendars…',
  )
  installDebianPackages('qpdf', 'poppler-utils', 'radicale', 'python3-icalendar', 'python3-vobject')
}

/**
 * Maximum minutes that a run should take on two cores. A longer run prints a warning, because each feature adds only a
 * little and nobody would notice.
 */
const GOAL_MINUTES = 15

try {
  const began = Date.now()
  if (process.argv.includes('--all')) process.env.TEST_ALL = '1'
  process.env.CHROMIUM = findChromium()
  ensurePrograms()
  if (!hasPostgres())
    console.log('• There is no PostgreSQL here: install the package "postgresql" to test on it, too.')
  const plan = planRun({ hasPostgres: hasPostgres() })
  for (const line of plan.summary) console.log(`• ${line}`)
  const environment = inFullEnvironment(plan.inFull)
  const steps = [
    staticChecks(plan.linted),
    unitStep(plan.unit),
    build,
    browserStep(plan.browser, environment),
    ...clusterSteps(plan),
    ...plan.nodeVersions.flatMap(nodeVersionSteps),
  ]
  // A complete run takes an hour, so it shows everything that fails and not only the first failed step.
  await runSteps(steps, { runsAll: Boolean(process.env.TEST_ALL) })
  const minutes = (Date.now() - began) / 60_000
  console.log(`\n✓ Everything passed in ${minutes.toFixed(1)} minutes.`)
  if (minutes > GOAL_MINUTES && !process.env.TEST_ALL)
    console.log(`  The goal is ${GOAL_MINUTES}: see docs/testing.md for what costs what.`)
} catch (error) {
  exitWithError(error)
}
