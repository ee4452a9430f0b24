import { sql, type Migration } from 'kysely'
import Database from 'libsql'
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../../kernel/database/migrations/index'
import { programOf } from '../../build/bundleServer'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { dataTables, type AnyDatabase } from '../../platform/database/copy/tables.repo'
import { openDatabase } from '../../platform/database/openDatabase'
import { newPostgres } from '../../testing/freshDatabase'
import { newInstallation, type Databases, type Installation } from '../../testing/installation'
import { operate } from '../../testing/operate'
import { releaseConnections } from '../../testing/releaseConnections'
import { startProduct } from '../../testing/runningProduct'

const ROOT = join(__dirname, '../../../..')
const server = process.env.TEST_DATABASE_URL!
const onPostgres = server ? describe : describe.skip

let site: Installation
let targets: Awaited<ReturnType<typeof newPostgres>>[]
beforeEach(async () => {
  site = await newInstallation({ DATABASE_URL: '', CHAT_DATABASE_URL: '' })
})
afterEach(() => site.remove())

const asAny = (db: unknown) => db as AnyDatabase
/** Every row of a database, in a fixed order. */
async function contents(db: unknown) {
  const all: Record<string, string[]> = {}
  for (const { name, columns } of await dataTables(asAny(db)))
    all[name] = (await asAny(db).selectFrom(name).select(columns).execute())
      .map((row) => JSON.stringify(columns.map((column) => row[column])))
      .sort()
  return all
}
const allContents = ({ api, chat }: Databases) => Promise.all([contents(api), contents(chat)])

it('requires a target', async () => {
  await site.fill()
  expect(await site.operate('import', '--from', site.dataDir)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/Set DATABASE_URL and CHAT_DATABASE_URL/),
  })
  expect((await site.operate('import')).error).toMatch(/import needs --from/)
})

onPostgres('into PostgreSQL', () => {
  beforeEach(async () => {
    targets = [await newPostgres(server), await newPostgres(server)]
  })
  afterEach(async () => {
    for (const target of targets) await target.remove()
  })

  const settings = (): Record<string, string> => ({
    ...site.environment,
    DATABASE_URL: targets[0]!.location.url!,
    CHAT_DATABASE_URL: targets[1]!.location.url!,
  })
  const bring = (from = site.dataDir) => operate(['import', '--from', from], settings())
  async function inTarget<Result>(index: number, read: (db: AnyDatabase) => Promise<Result>) {
    const db = openDatabase<Record<string, Record<string, unknown>>>(targets[index]!.location)
    return read(db).finally(() => db.destroy())
  }
  const tablesIn = (index: number) => inTarget(index, async (db) => (await dataTables(db)).length)

  it('imports every row, and confirms table by table that both are the same', async () => {
    await site.fill()
    const before = await site.withDatabases(allContents)
    const { code, out, error } = await bring()
    expect([code, error]).toEqual([0, expect.stringMatching(/chat: messages, \d+ rows/)])
    expect(out).toMatch(/^api +learners +\d+ +[0-9a-f]{16}$/m)
    expect(out).toMatch(
      /The database of chat is imported: all \d+ tables are the same[^]*Next: start the services/,
    )
    expect(await Promise.all([inTarget(0, contents), inTarget(1, contents)])).toEqual(before)
    expect(readdirSync(site.dataDir)).not.toContain('.import')
    // A second run does nothing, unless the target was written to since.
    expect((await bring()).out).toMatch(/The database of api was imported before/)
    await inTarget(1, (db) => sql`update messages set message = 'changed' where seq = 1`.execute(db))
    expect((await bring()).error).toMatch(/PostgreSQL database of chat is not empty.*CHAT_DATABASE_URL/)
  })

  it('preserves every character and type of value', async () => {
    const long = 'क्षि🪔'.repeat(300_000)
    const odd = `"quoted" \\ 'single' \n\t\u0001 \u2028 e\u0301 \uD83D\uDC69\u200D\uD83C\uDF93 \ufeff`
    const at = '2026-11-20T08:30:00.000Z'
    await site.withDatabases(async ({ api, chat }) => {
      const ids = { id: 'c', participant_low: 'a', participant_high: 'b', last_seq: 3 }
      await chat
        .insertInto('conversations')
        .values({ ...ids, created_at: at, updated_at: at, blocked_low: 1 })
        .execute()
      for (const [i, message] of [long, odd, ''].entries())
        await chat
          .insertInto('messages')
          .values({ conversation_id: 'c', seq: i + 1, sender_id: 'a', message, created_at: at })
          .execute()
      await chat.insertInto('person_access').values({ person_id: 'a', version: 4_102_444_800 }).execute()
      const job = { kind: 'k', dedupe_key: 'k:1', run_at: at, created_at: at }
      await api
        .insertInto('jobs')
        .values({ id: 'j', ...job, payload: JSON.stringify({ text: 'a\u0000b', n: 0.1, yes: true }) })
        .execute()
    })
    const { code, error } = await bring()
    expect([code, error]).toEqual([0, expect.not.stringContaining('✗')])
    const messages = await inTarget(1, (db) =>
      db.selectFrom('messages').select(['message', 'client_msg_id', 'created_at']).orderBy('seq').execute(),
    )
    expect(messages).toEqual(
      [long, odd, ''].map((message) => ({
        message,
        client_msg_id: null,
        created_at: at,
      })),
    )
    const [access] = await inTarget(1, (db) => db.selectFrom('person_access').selectAll().execute())
    expect(access).toMatchObject({ version: 4_102_444_800, restriction: null })
    const [job] = await inTarget(0, (db) => db.selectFrom('jobs').selectAll().execute())
    expect(JSON.parse(String(job!.payload))).toEqual({ text: 'a\u0000b', n: 0.1, yes: true })
  })

  it('migrates a copy of an older source, not the source', async () => {
    await site.fill()
    await releaseConnections()
    await withNextMigration(async () => expect((await bring()).code).toBe(0))
    expect(await inTarget(0, (db) => appliedIn(db))).toContain(NEXT)
    const source = openDatabase<Record<string, Record<string, unknown>>>({
      file: join(site.dataDir, 'api.db'),
    })
    expect(await appliedIn(source)).not.toContain(NEXT)
    await source.destroy()
  })

  it('refuses a newer source, one of another product and one in use', async () => {
    await site.fill()
    await site.withDatabases(async ({ chat }) => {
      await chat.selectFrom('people').selectAll().execute()
      expect((await bring()).error).toMatch(/\.db is in use: stop all services/)
    })
    const newer = { name: '999-later', timestamp: '2027' }
    await site.withDatabases(({ api }) => asAny(api).insertInto('kysely_migration').values(newer).execute())
    expect((await bring()).error).toMatch(
      /newer version of the product has changed the database \(999-later\)/,
    )
    expect((await bring(join(site.dataDir, 'keys'))).error).toMatch(/There is no file .*keys\/api\.db/)
    const other = openDatabase({ file: join(site.dataDir, 'keys/api.db') })
    await sql`create table something (id text)`.execute(other)
    await other.destroy()
    await releaseConnections()
    expect((await bring(join(site.dataDir, 'keys'))).code).toBe(1)
    expect([await tablesIn(0), await tablesIn(1)]).toEqual([0, 0])
  })

  it('refuses a target that has data, is in use, or is the same for both', async () => {
    await site.fill()
    await inTarget(1, (db) => sql`create table something (id text)`.execute(db))
    expect((await bring()).error).toMatch(/database of chat is not empty/)
    expect(await tablesIn(0)).toBe(0)
    await inTarget(0, async (db) => {
      await sql`select 1`.execute(db)
      expect((await bring()).error).toMatch(/is in use: stop all services/)
    })
    const one = { ...settings(), CHAT_DATABASE_URL: targets[0]!.location.url! }
    expect((await operate(['import', '--from', site.dataDir], one)).error).toMatch(/name the same database/)
  })

  it('leaves nothing behind when it fails or is killed, and can be run again', async () => {
    await site.fill()
    // SQLite accepts text in a numeric column, PostgreSQL does not.
    await site.withDatabases(({ chat }) => sql`update messages set seq = 'one' where seq = 1`.execute(chat))
    expect((await bring()).error).toMatch(/Table messages could not be copied: invalid input syntax/)
    expect([await tablesIn(0), await tablesIn(1)]).toEqual([0, 0])
    await site.withDatabases(({ chat }) => sql`update messages set seq = 1 where seq = 'one'`.execute(chat))

    await killedWhen(/chat: messages/)
    expect([await tablesIn(0), await tablesIn(1)]).toEqual([0, 0])
    expect((await bring()).code).toBe(0)
  })

  it('keeps services from writing to the source until it has ended', async () => {
    await site.fill()
    let answer: unknown
    // These options keep the process from collecting garbage, so that its closed connections stay open.
    const options = ['--min-semi-space-size=512', '--max-semi-space-size=512']
    const [ended, said] = await inOwnProcess(options, /Filling/, () => {
      answer = write(join(site.dataDir, 'chat.db'))
    })
    expect([ended, said]).toEqual([0, expect.not.stringContaining('✗')])
    expect(answer).toBe('SQLITE_BUSY')
    expect(write(join(site.dataDir, 'chat.db'))).toBe('written')
  })

  /** Tries to write to a database, without waiting. */
  function write(file: string) {
    const database = new Database(file)
    try {
      database.exec('pragma busy_timeout = 0')
      database.exec('update messages set seq = seq')
      return 'written'
    } catch (error) {
      return (error as { code?: string }).code
    } finally {
      database.close()
    }
  }

  async function killedWhen(sentence: RegExp) {
    const [ended, said] = await inOwnProcess([], sentence, (child) => void child.kill('SIGKILL'))
    expect([ended, said]).toEqual(['SIGKILL', expect.stringMatching(sentence)])
    await sessionsGone()
  }

  /**
   * Runs the command in its own process.
   *
   * @param act runs when the command has printed text that matches `sentence`
   * @returns its exit code or the signal that ended it, and what it printed
   */
  async function inOwnProcess(options: string[], sentence: RegExp, act: (child: ChildProcess) => void) {
    const command = [await programOf('operator'), 'import', '--from', site.dataDir]
    const child = spawn(process.execPath, [...options, ...command], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...settings() },
    })
    let said = ''
    let acted = false
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!acted && sentence.test(said)) {
        acted = true
        act(child)
      }
    })
    return new Promise<[number | string, string]>((resolve) =>
      child.once('close', (code, signal) => resolve([code ?? signal!, said])),
    )
  }

  /** Waits until the database server has noticed that the client is gone. */
  async function sessionsGone() {
    for (const index of [0, 1])
      await inTarget(index, async (db) => {
        for (;;) {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
          if (rows.length === 0) return
        }
      })
  }

  it('imports a backup without changing it', async () => {
    await site.fill()
    const backup = join(site.dataDir, 'backup')
    await site.operate('backup', '--to', backup)
    const { code, out } = await bring(backup)
    expect(code).toBe(0)
    expect(out).not.toContain('delete')
    expect(await inTarget(1, contents)).toEqual((await site.withDatabases(allContents))[1])
    expect((await site.operate('verify-backup', '--from', backup)).code).toBe(0)
  })

  it('lets people sign in afterwards, continue learning and read their messages', async () => {
    const before = await startProduct(site.environment)
    const asha = await before.signIn(DEMO_LEARNER)
    const list = `/api/chat/chat-list/?userId=${asha.id}`
    const details = `/user/get-user-details?userId=${asha.id}`
    const conversations = await asha.get<{ _id: string }[]>(list)
    const account = await asha.get(details)
    await before.stop()

    expect((await bring()).code).toBe(0)
    const after = await startProduct(settings())
    const again = await after.signIn(DEMO_LEARNER)
    expect(await again.get(details)).toEqual(account)
    expect(await again.get(list)).toEqual(conversations)
    expect(conversations.length).toBeGreaterThan(0)
    await after.stop()
  })
})

const appliedIn = async (db: AnyDatabase) =>
  (await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name)

const NEXT = '998-next'

/** Calls `run` with one more migration, as the next version of the product would have it. */
async function withNextMigration(run: () => Promise<void>) {
  const all: Record<string, Migration> = migrations
  all[NEXT] = {
    up: async ({ schema }) => void (await schema.createTable('next').addColumn('id', 'text').execute()),
  }
  await run().finally(() => delete all[NEXT])
}
