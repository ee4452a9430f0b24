import type { FastifyBaseLogger } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../../kernel/database/migrations/index'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { memoryFiles } from '../../testing/memoryFiles'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { migrate } from '../database/migrate'
import { restoreMark } from './unfinishedRestore'
import {
  markDatabase,
  markInFolder,
  markInStore,
  requireExpectedDatabase,
  type DatabaseMark,
} from './expectedDatabase'

let dataDir: string
let fresh: FreshDatabase<object>
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'expected-'))
  fresh = await freshDatabaseWith({})
})
afterEach(async () => {
  await fresh.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const files = memoryFiles()
const MARKS: [string, () => DatabaseMark][] = [
  ['the file store', () => markInStore(files, 'restore-journal/database.txt')],
  ['the data folder', () => markInFolder(dataDir, 'chat-database.mark')],
]
const start = (mark: DatabaseMark, emptyDatabase: 'refuse' | 'accept' = 'refuse') =>
  requireExpectedDatabase(fresh.db, mark, { emptyDatabase })

it.each(MARKS)(
  'with a mark in %s, an empty database is accepted once, then only with EMPTY_DATABASE=accept',
  async (_, open) => {
    const mark = open()
    await start(mark)
    await markDatabase(mark, {} as FastifyBaseLogger)
    await markDatabase(mark, {} as FastifyBaseLogger)
    await expect(start(mark)).rejects.toThrow(
      /database is empty, but there was another one.*operator command "restore --from/,
    )
    await start(mark, 'accept')
    await migrate(fresh.db, migrations)
    await start(mark)
  },
)

it('uploads alone indicate an earlier database', async () => {
  const store = memoryFiles()
  await store.put('banner-x/800.webp', Buffer.from('x'), 'image/webp')
  await expect(start(markInStore(store, 'restore-journal/database.txt'))).rejects.toThrow(/is empty/)
})

it('an unavailable store does not prevent the start', async () => {
  const store = memoryFiles()
  jest.spyOn(store, 'list').mockRejectedValue(new Error('down'))
  const warn = jest.fn()
  await markDatabase(markInStore(store, 'a/b'), { warn } as unknown as FastifyBaseLogger)
  expect(warn).toHaveBeenCalledTimes(1)
})

it.each([
  ['api', 'API_PORT'],
  ['chat', 'CHAT_PORT'],
] as const)('%s refuses to start after a lost database or during a restore', async (name, port) => {
  const settings = {
    DATA_DIR: dataDir,
    [port]: String(await freePort()),
    LOG_LEVEL: 'silent',
    SEED: 'none',
  }
  const run = async () => (await startServiceProcess(name, settings)).stop()
  await run()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, `${name}.db${suffix}`), { force: true })
  await expect(run()).rejects.toThrow(/^The database is empty, but there was another.*EMPTY_DATABASE=accept/)
  writeFileSync(restoreMark(dataDir), '')
  await expect(run()).rejects.toThrow(/^A backup is being restored, or its restore was interrupted/)
})
