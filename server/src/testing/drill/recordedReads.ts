import Fastify from 'fastify'
import { CompiledQuery } from 'kysely'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { activityOf } from '../../platform/tracing/activity'
import { apiOn } from '../apiOn'

/** A read of the main API: the statements that it has executed, and its response. */
export interface RecordedRead {
  /** Path with its query. */
  path: string
  statements: { sql: string; values: readonly unknown[] }[]
  body: unknown
}

/**
 * Records reads as they are executed the second time, with caches that the first one has filled.
 *
 * @throws if a read is not answered with 200
 */
export async function recordReads(
  location: DatabaseLocation,
  reads: { path: string; cookie?: string }[],
): Promise<RecordedRead[]> {
  const { app, db, close } = await apiOn(location)
  let statements: RecordedRead['statements'] = []
  activityOf(db)!.onStatement(({ sql }, values) => statements.push({ sql, values }))
  const recorded: RecordedRead[] = []
  for (const { path, cookie } of reads) {
    const ask = () => app.inject({ url: path, headers: cookie ? { cookie } : {} })
    await ask()
    statements = []
    const response = await ask()
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
    recorded.push({ path, statements, body: response.json() })
  }
  await close()
  return recorded
}

/** Serves recorded reads by Fastify alone: the same statements by the same driver, then the same response as JSON. */
export async function serveRecorded(location: DatabaseLocation, reads: RecordedRead[], port: number) {
  const db = openDatabase(location)
  const byUrl = new Map(reads.map((read) => [read.path, read]))
  const app = Fastify()
  for (const path of new Set(reads.map((read) => read.path.split('?')[0]!)))
    app.get(path, async ({ url }) => {
      const { statements, body } = byUrl.get(url)!
      for (const { sql, values } of statements) await db.executeQuery(CompiledQuery.raw(sql, [...values]))
      return body
    })
  await app.listen({ port, host: '127.0.0.1' })
}
