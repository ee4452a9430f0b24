import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely, Migration } from 'kysely'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { PASSWORD } from '../../testing/signedIn'
import { migrations } from './migrations/index'

describe('a database that a newer version has migrated', () => {
  let dataDir: string
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'newer-'))))
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  async function startOn(later: Record<string, Migration>) {
    const { location, drop } = await freshDatabaseWith<object>(
      { ...migrations, ...later },
      join(dataDir, 'api.db'),
    )
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: location.url ?? '',
      LOG_LEVEL: 'silent',
      SEED: 'none',
      API_PORT: String(await freePort()),
    }
    return { started: startServiceProcess('api', settings), drop }
  }

  it('is refused with a one-line message if something was taken away', async () => {
    const { started, drop } = await startOn({ '999-courses-contract': { up: async () => undefined } })
    await expect(started).rejects.toThrow(
      /^A newer version of the product has changed the database \(999-courses-contract\): start that version/,
    )
    await drop()
  })

  it('serves the version before it if something was added only', async () => {
    const add = async ({ schema }: Kysely<unknown>) => {
      await schema.createTable('later').addColumn('id', 'text').execute()
      await schema
        .alterTable('learners')
        .addColumn('later', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    }
    const { started, drop } = await startOn({ '999-later': { up: add } })
    const api = await started
    const signedUp = await fetch(`http://127.0.0.1:${new URL(api.url).port}/user/register-user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@example.org', password: PASSWORD }),
    })
    expect(signedUp.status).toBe(200)
    await api.stop()
    await drop()
  })
})
