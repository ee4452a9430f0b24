import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

/** Test files with races (`itRaces`). */
const FILES = [
  'server/src/admin/applications/applications.test.ts',
  'server/src/api/notifications/notifications.test.ts',
  'server/src/chat/first-contact/concurrentContacts.test.ts',
  'server/src/operator/audit.test.ts',
  'server/src/operator/safety/appeals.test.ts',
  'server/src/operator/safety/cases.test.ts',
  'server/src/operator/safety/suspendedWhileBusy.test.ts',
]
const RUN = / \(run \d+\)$/

export interface Race {
  name: string
  runs: number
  passed: number
}

interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/**
 * Runs the tests of races many times each, every time on a fresh database.
 *
 * @param databaseUrl a PostgreSQL server; undefined for SQLite
 */
export async function runRaces(runs: number, databaseUrl: string | undefined): Promise<Race[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-races-'))
  const outputFile = join(folder, 'report.json')
  try {
    await jest(['--json', '--outputFile', outputFile], {
      RACES: String(runs),
      ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
    })
    return racesOf(JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Failed tests are in the report. */
function jest(options: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const line = [
    '--selectProjects',
    'server',
    '--testNamePattern',
    String.raw`\(run \d+\)`,
    '--maxWorkers',
    '2',
  ]
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...line, ...options, '--runTestsByPath', ...FILES],
    { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'ignore' },
  )
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function racesOf({ testResults }: JestReport): Race[] {
  const races = new Map<string, Race>()
  for (const { fullName, status } of testResults.flatMap((file) => file.assertionResults)) {
    if (!RUN.test(fullName)) continue
    const name = fullName.replace(RUN, '')
    const race = races.get(name) ?? { name, runs: 0, passed: 0 }
    races.set(name, {
      ...race,
      ...{ runs: race.runs + 1, passed: race.passed + (status === 'passed' ? 1 : 0) },
    })
  }
  return [...races.values()]
}
