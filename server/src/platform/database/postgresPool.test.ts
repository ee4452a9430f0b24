import { sql, type Kysely } from 'kysely'
import { startFakePostgres, type FakePostgres } from '../../testing/fakePostgres'
import { outageOf } from '../availability/unavailable'
import { openDatabase } from './openDatabase'

const LIMITS = { databasePoolSize: 1, databaseConnectTimeout: 200, databaseStatementTimeout: 100 }
/** Timeouts that even a busy machine does not reach, for tests that are not about timeouts. */
const PATIENT = { ...LIMITS, databaseConnectTimeout: 300_000, databaseStatementTimeout: 300_000 }

let server: FakePostgres
let db: Kysely<unknown>
beforeEach(async () => {
  server = await startFakePostgres()
  db = openDatabase({ url: server.url, file: '', limits: LIMITS })
})
afterEach(async () => {
  await db.destroy()
  await server.close()
})

const ask = (statement: string) => sql.raw(statement).execute(db)
const outage = (work: Promise<unknown>) => work.then(() => 'none', outageOf)
/** Waits until the pool works again: the timeouts are short here, and a busy machine may miss one. */
async function goesOn() {
  while ((await outage(ask('select'))) !== 'none');
}
const reactTo = (statement: string, reaction: 'reset' | 'silence') =>
  void (server.onStatement = (one) => (one === statement ? reaction : 'answer'))

it.each(['reset', 'silence'] as const)(
  'survives %s during a transaction, and works again',
  async (reaction) => {
    reactTo('write', reaction)
    const transaction = db.transaction().execute(async (tx) => {
      await sql.raw('write').execute(tx)
    })
    expect(await outage(transaction)).toBe('database')
    expect(server.statements).not.toContain('commit')
    await goesOn()
  },
)

it('survives the loss of an idle connection', async () => {
  const transaction = db.transaction().execute(async (tx) => {
    await sql
      .raw('reset me')
      .execute(tx)
      .catch(() => undefined)
    await sql.raw('write').execute(tx)
  })
  reactTo('reset me', 'reset')
  expect(await outage(transaction)).toBe('database')
  await goesOn()
})

it.each(['reset', 'silence'] as const)(
  'reports an unknown outcome for a commit interrupted by %s',
  async (reaction) => {
    reactTo('commit', reaction)
    expect(await outage(db.transaction().execute((tx) => sql.raw('write').execute(tx)))).toBe('database')
  },
)

it.each(['reset', 'silence'] as const)(
  'gives up on a server that responds to connecting with %s',
  async (reaction) => {
    reactTo('connect', reaction)
    expect(await outage(ask('select'))).toBe('database')
    server.onStatement = () => 'answer'
    await goesOn()
  },
)

it('refuses a request that waits too long for a free connection', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  const holding = db.connection().execute(() => held)
  expect(await outage(ask('select'))).toBe('database')
  finish()
  await holding
  await goesOn()
})

it('does not time out a session that lifts the timeout, and does not reuse it', async () => {
  const other = openDatabase({ url: server.url, file: '', limits: LIMITS })
  await db.connection().execute(async (connection) => {
    await sql.raw('set statement_timeout = 0').execute(connection)
    server.onStatement = (statement) => (statement === 'long' ? 'silence' : 'answer')
    const long = sql.raw('long').execute(connection)
    // This statement waits behind the long one and is given up in the meantime.
    expect(await outage(sql.raw('long').execute(other))).toBe('database')
    server.endSilence()
    await long
  })
  await other.destroy()
  await goesOn()
  expect(server.statements.filter((one) => one === 'connect')).toHaveLength(3)
})

it('never reports a transaction as committed that PostgreSQL has rolled back', async () => {
  await db.destroy()
  db = openDatabase({ url: server.url, file: '', limits: PATIENT })
  server.answerTo = { commit: 'ROLLBACK' }
  const transaction = db.transaction().execute((tx) => sql.raw('write').execute(tx))
  await expect(transaction).rejects.toThrow('rolled back instead of committed')
})
