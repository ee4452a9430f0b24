import type { Kysely } from 'kysely'
import { createJobTables } from '../../../platform/jobs/jobs.schema'
import { createRateLimitTable } from '../../../platform/limits/postgresCounters'
import { createAccessTriggers } from './baseline/accessTriggers'
import { createAccounts } from './baseline/accounts'
import { createCatalogueTriggers } from './baseline/catalogueTriggers'
import { createCourses } from './baseline/courses'
import { createLearning } from './baseline/learning'
import { createMentoring } from './baseline/mentoring'
import { createMessages } from './baseline/messages'
import { createOperators } from './baseline/operators'
import { createPageTriggers } from './baseline/pageTriggers'
import { createPlans } from './baseline/plans'
import { createQuizzes } from './baseline/quizzes'
import { createSignIn } from './baseline/signIn'
import { createSite } from './baseline/site'
import { createTasks } from './baseline/tasks'
import { createTrust } from './baseline/trust'
import { createWorkshops } from './baseline/workshops'

/** Creates all tables of the main API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createJobTables(db)
  await createRateLimitTable(db)
  await createAccounts(db)
  await createSignIn(db)
  await createCourses(db)
  await createLearning(db)
  await createQuizzes(db)
  await createTasks(db)
  await createMentoring(db)
  await createWorkshops(db)
  await createPlans(db)
  await createMessages(db)
  await createTrust(db)
  await createOperators(db)
  await createSite(db)
  await createCatalogueTriggers(db)
  await createAccessTriggers(db)
  await createPageTriggers(db)
}
