import type { Learner } from '@mentor-connect/contract/accounts/people'
import { sql } from 'kysely'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { buildApi } from '../api/app'
import type { ApiDependencies } from '../kernel/dependencies'
import type { Config } from '../platform/config/config'
import { migrate, liftStatementTimeout } from '../platform/database/migrate'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { memoryFiles } from './memoryFiles'
import { memoryMailer } from './memoryMailer'
import { databaseOn, onServer } from './postgresServer'
import { signedInLearner, type SignedIn } from './signedIn'
import { newSigningKey, type TestApp } from './testApp'
import { testConfig } from './testConfig'

/** The real main API on an existing database, for tests of many rows. */
export async function apiOn(
  location: DatabaseLocation,
  changes: Partial<Config> = {},
  replicaOf?: (db: TestApp['db'], config: Config) => ApiDependencies['replica'],
): Promise<TestApp> {
  const db = openDatabase<ApiDatabase>(location)
  await migrate(db, migrations)
  const clock = Object.assign(() => new Date(), { advance: () => undefined })
  const keys = await newSigningKey()
  const config = testConfig(changes)
  const mailer = memoryMailer()
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, config })
  const parts = { db, config, jobs, mails, mailer, files: memoryFiles(), keys, clock }
  const app = await buildApi({ ...parts, replica: replicaOf?.(db, config) })
  const close = async () => {
    await app.close()
    await db.destroy()
  }
  return { ...parts, app, close }
}

/** Runs a statement unchanged and without the time limit of requests, because it may write a million rows. */
export async function runSql({ db }: TestApp, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await liftStatementTimeout(connection)
    await sql.raw(statement).execute(connection)
  })
}

/** Creates an empty database on a PostgreSQL server and returns its URL. */
export async function newDatabase(server: string, name: string): Promise<string> {
  await onServer(server, `create database ${name}`)
  return databaseOn(server, name)
}

export function aLearnerOn(test: TestApp): Promise<SignedIn<Learner>> {
  return signedInLearner(test)
}
