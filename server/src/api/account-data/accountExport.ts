import type { Person } from '../../accounts/people/person.repo'
import { personalData as ofAccounts } from '../../accounts/personalData'
import { personalData as ofCommunity } from '../../community/personalData'
import { personalData as ofCourses } from '../../courses/personalData'
import type { Database, Instant } from '../../kernel/database/schema'
import { personalData as ofLearning } from '../../learning/personalData'
import { personalData as ofMentoring } from '../../mentoring/personalData'
import { personalData as ofMessages } from '../../messages/personalData'
import { personalData as ofTrust } from '../../trust/personalData'
import { personalData as ofWork } from '../../work/personalData'

/** Everything that the main API stores about a person, except credentials and secrets. Long lists are async. */
export async function accountOf(db: Database, { id, role }: Person, now: Instant) {
  const account = { id, role, now }
  return {
    role,
    ...(await ofAccounts.exported(db, account)),
    ...(await ofLearning.exported(db, account)),
    ...(await ofCourses.exported(db, account)),
    ...(await ofMessages.exported(db, account)),
    ...(await ofMentoring.exported(db, account)),
    ...(await ofWork.exported(db, account)),
    ...(await ofCommunity.exported(db, account)),
    ...(await ofTrust.exported(db, account)),
  }
}

/** Tables with personal data of all domains, and of none. */
export const PERSONAL_TABLES: string[] = [
  ...[ofAccounts, ofLearning, ofCourses, ofMessages, ofMentoring, ofWork, ofCommunity, ofTrust].flatMap(
    ({ tables }) => tables,
  ),
  'files',
  'jobs',
  // Operators run the platform and are not its users.
  'operators',
]
