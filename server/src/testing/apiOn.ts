import type { Learner } from '@mentor-connect/shared/contracts/people'
import { migrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { buildApi } from '../api/app'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { memoryMailer } from './memoryMailer'
import { signedInLearner, type SignedIn } from './signedIn'
import { newSigningKey, type TestApp } from './testApp'
import { testConfig } from './testConfig'

/** The real main API on a database that stays: for programs that measure it. */
export async function apiOn(location: DatabaseLocation): Promise<TestApp> {
  const db = openDatabase<ApiDatabase>(location)
  await migrate(db, migrations)
  const parts = { db, config: testConfig(), mailer: memoryMailer(), keys: await newSigningKey() }
  const clock = Object.assign(() => new Date(), { advance: () => undefined })
  const app = await buildApi({ ...parts, clock } as Parameters<typeof buildApi>[0])
  const close = async () => {
    await app.close()
    await db.destroy()
  }
  return { ...parts, app, clock, close } as TestApp
}

export function aLearnerOn(test: TestApp): Promise<SignedIn<Learner>> {
  return signedInLearner(test)
}
