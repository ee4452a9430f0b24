import type { FastifyBaseLogger } from 'fastify'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { isNew } from '../platform/process/expectedDatabase'
import { StartError } from '../platform/process/startFailure'

interface Patience {
  checkEveryMs: number
  waitMaxMs: number
}

const PATIENCE: Patience = { checkEveryMs: 500, waitMaxMs: 5 * 60_000 }

/**
 * Waits until the main API has created its database. The back office never creates it, because an empty
 * database may be one whose content was lost, and only the API can tell.
 *
 * @throws StartError if the wait is too long
 */
export async function waitForApiDatabase(
  location: DatabaseLocation,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  { checkEveryMs, waitMaxMs }: Patience = PATIENCE,
): Promise<void> {
  if (await exists(location)) return
  logger.warn('waiting until the main API has made its database: start it, if it is not running')
  const giveUpAt = performance.now() + waitMaxMs
  while (!(await exists(location))) {
    if (performance.now() > giveUpAt) throw new StartError(NOT_MADE)
    await sleep(checkEveryMs)
  }
}

const NOT_MADE =
  'The main API has not made its database: start it, or set DATABASE_URL or DATA_DIR to those of the API.'

async function exists(location: DatabaseLocation): Promise<boolean> {
  // Opening a SQLite file would create it.
  if (!location.url && !existsSync(location.file)) return false
  const db = openDatabase(location)
  try {
    return !(await isNew(db))
  } finally {
    await db.destroy()
  }
}
