import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../kernel/database/migrations/index'
import { programOf } from '../build/bundleServer'
import { migrate } from '../platform/database/migrate'
import { freePort } from '../testing/freePort'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { startServiceProcess } from '../testing/serviceProcess'
import { waitForApiDatabase } from './waitForApiDatabase'

describe('with an empty database', () => {
  let fresh: FreshDatabase<object>
  let warnings: string[]
  const logger = { warn: (text: string) => void warnings.push(text) }
  beforeEach(async () => {
    warnings = []
    fresh = await freshDatabaseWith({})
  })
  afterEach(() => fresh.drop())

  it('waits until the main API has made its tables', async () => {
    const waiting = waitForApiDatabase(fresh.location, logger, { checkEveryMs: 5, waitMaxMs: 60_000 })
    while (warnings.length === 0) await new Promise(setImmediate)
    await migrate(fresh.db, migrations)
    await waiting
    expect(warnings).toEqual([expect.stringMatching(/waiting.*main API/)])
  })

  it('gives up in the end, and says what to do', async () => {
    const waiting = waitForApiDatabase(fresh.location, logger, { checkEveryMs: 5, waitMaxMs: 20 })
    await expect(waiting).rejects.toThrow(/main API has not made its database.*start it/)
  })

  it('does not wait for a database that exists', async () => {
    await migrate(fresh.db, migrations)
    await waitForApiDatabase(fresh.location, logger, { checkEveryMs: 60_000, waitMaxMs: 60_000 })
    expect(warnings).toEqual([])
  })
})

describe('a back office that is started before the main API', () => {
  let dataDir: string
  let child: ChildProcess
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-first-'))
  })
  afterEach(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGKILL')) await ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('makes no database, and is ready when the API has made it', async () => {
    const adminPort = String(await freePort())
    child = fork(await programOf('admin'), {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ADMIN_PORT: adminPort, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const ready = new Promise((resolve) =>
      child.on('message', ({ type }: { type?: string }) => type === 'ready' && resolve(type)),
    )
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The back office ended.')))
      child.stdout?.on('data', (data: Buffer) => data.toString().includes('waiting') && resolve())
    })
    expect(existsSync(join(dataDir, 'api.db'))).toBe(false)
    const api = await startServiceProcess('api', { DATA_DIR: dataDir, API_PORT: String(await freePort()) })
    expect(await ready).toBe('ready')
    expect((await fetch(`http://localhost:${adminPort}/readyz`)).status).toBe(200)
    await api.stop()
  })
})
