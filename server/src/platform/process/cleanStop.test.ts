import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DEMO_ACCOUNTS } from '../demo/demoAccounts'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { openDatabase } from '../database/openDatabase'

// Runs the real services on SQLite. After they have stopped, a copy of only the main database file must be complete.
let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'clean-stop-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(name: 'api' | 'chat', variable: string) {
  const port = String(await freePort())
  const settings = { AUTH_REQUESTS_PER_MINUTE: '10000', LOG_LEVEL: 'silent' }
  return startServiceProcess(name, { DATA_DIR: dataDir, [variable]: port, ...settings })
}

async function countInCopy(name: string, table: string): Promise<number> {
  const file = join(dataDir, 'copy.db')
  copyFileSync(join(dataDir, name), file)
  const db = openDatabase({ file })
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  await db.destroy()
  return rows[0]!.count
}

it('the API, stopped during log-ins, leaves every log-in in its main file', async () => {
  const { email, password } = DEMO_ACCOUNTS.find(({ label }) => label === 'Learner')!
  const api = await start('api', 'API_PORT')
  let logins = 0
  const person = async () => {
    for (;;) {
      const response = await fetch(`${api.url}/user/login-user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', connection: 'close' },
        body: JSON.stringify({ email, password }),
      }).catch(() => undefined)
      if (!response?.ok) return
      logins += 1
      if (logins === 6) void api.stop()
    }
  }
  await Promise.all([person(), person(), person()])
  await api.stop()
  expect(logins).toBeGreaterThanOrEqual(6)
  expect(await countInCopy('api.db', 'sessions')).toBeGreaterThanOrEqual(logins)
})

it('chat leaves everything in its main file', async () => {
  const chat = await start('chat', 'CHAT_PORT')
  await chat.stop()
  expect(await countInCopy('chat.db', 'messages')).toBeGreaterThan(10)
})
