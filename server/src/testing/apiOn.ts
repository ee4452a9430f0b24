import type { Learner } from '@mentor-connect/shared/contracts/people'
import { sql } from 'kysely'
import { migrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { buildApi } from '../api/app'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { onServer } from './freshDatabase'
import { memoryFiles } from './memoryFiles'
import { memoryMailer } from './memoryMailer'
import { signedInLearner, type SignedIn } from './signedIn'
import { newSigningKey, type TestApp } from './testApp'
import { testConfig } from './testConfig'

/** The real main API on a database that stays: for programs that measure it. */
export async function apiOn(location: DatabaseLocation): Promise<TestApp> {
  const db = openDatabase<ApiDatabase>(location)
  await migrate(db, migrations)
  const clock = Object.assign(() => new Date(), { advance: () => undefined })
  const keys = await newSigningKey()
  const parts = { db, config: testConfig(), mailer: memoryMailer(), files: memoryFiles(), keys, clock }
  const app = await buildApi(parts)
  const close = async () => {
    await app.close()
    await db.destroy()
  }
  return { ...parts, app, close }
}

/** Runs a statement as it is written. */
export async function runSql({ db }: TestApp, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}

/** Makes an empty database on a PostgreSQL server and answers its address. */
export async function newDatabase(server: string, name: string): Promise<string> {
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export function aLearnerOn(test: TestApp): Promise<SignedIn<Learner>> {
  return signedInLearner(test)
}
