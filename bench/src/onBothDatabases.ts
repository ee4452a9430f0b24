import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'

/** Where a database is: a file, or a server with its URL. */
export interface Location {
  url?: string
  file: string
}
type Locate = (name: string) => Promise<Location>

/**
 * Measures on SQLite, then on PostgreSQL, and removes what was written.
 *
 * @param measure gets a function that makes an empty database
 */
export async function onBothDatabases<Result extends object>(
  measure: (locate: Locate) => Promise<Result>,
): Promise<(Result & { database: string })[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
  try {
    const onSqlite = await measure(async (name) => ({ file: join(folder, `${name}.db`) }))
    return [
      { database: 'SQLite', ...onSqlite },
      { database: 'PostgreSQL', ...(await onPostgres(measure)) },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres<Result>(measure: (locate: Locate) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres()
  try {
    return await measure(async (name) => ({ url: await newDatabase(postgres.url, name), file: '' }))
  } finally {
    await postgres.stop()
  }
}
