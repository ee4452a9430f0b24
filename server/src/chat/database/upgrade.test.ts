import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { migrations } from './migrations/index'

it('chat refuses a database from which a newer version has taken something away with a one-line message', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newer-'))
  const later = { '999-messages-contract': { up: async () => undefined } }
  const { location, drop } = await freshDatabaseWith<object>(
    { ...migrations, ...later },
    join(dataDir, 'chat.db'),
  )
  const settings = {
    DATA_DIR: dataDir,
    CHAT_DATABASE_URL: location.url ?? '',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    CHAT_PORT: String(await freePort()),
  }
  await expect(startServiceProcess('chat', settings)).rejects.toThrow(
    /^A newer version of the product has changed the database \(999-messages-contract\)/,
  )
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})
