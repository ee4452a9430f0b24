import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Instant, Database } from '../../kernel/database/schema'

export interface Affected {
  id: string
  role: Role
  email: string
  language: Locale | null
  is_minor: boolean
  /** Address of a minor's guardian, if one was named. */
  guardian_email: string | null
}

interface Scope {
  role?: Role
  /** Only accounts that were created before this time. */
  createdBefore?: Instant
  /** Only accounts that were used since this time. */
  usedSince?: Instant
  /** Only learners of this course, and its mentor. */
  courseId?: string
}

/** Returns the people affected by an incident: minors first, then sorted by address. */
export async function affectedPeople(db: Database, scope: Scope): Promise<Affected[]> {
  const learners = scope.role === 'mentor' ? [] : await affectedLearners(db, scope)
  const mentors = scope.role === 'user' ? [] : await affectedMentors(db, scope)
  return [...learners, ...mentors].sort(
    (a, b) => Number(b.is_minor) - Number(a.is_minor) || (a.email < b.email ? -1 : 1),
  )
}

async function affectedLearners(db: Database, { createdBefore, usedSince, courseId }: Scope) {
  const rows = await db
    .selectFrom('learners')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'learners.id')
    .select(['learners.id', 'email', 'language', 'is_minor', 'guardian_email'])
    .where('verified', '=', 1)
    .$if(createdBefore !== undefined, (query) => query.where('learners.created_at', '<', createdBefore!))
    .$if(usedSince !== undefined, (query) => query.where('learners.id', 'in', usedBy(db, usedSince!)))
    .$if(courseId !== undefined, (query) =>
      query.where('learners.id', 'in', (eb) =>
        eb.selectFrom('enrolments').select('learner_id').where('course_id', '=', courseId!),
      ),
    )
    .execute()
  return rows.map((row): Affected => ({ ...row, role: 'user', is_minor: row.is_minor === 1 }))
}

async function affectedMentors(db: Database, { createdBefore, usedSince, courseId }: Scope) {
  const rows = await db
    .selectFrom('mentors')
    .select(['id', 'email', 'language'])
    .where('verified', '=', 1)
    .$if(createdBefore !== undefined, (query) => query.where('created_at', '<', createdBefore!))
    .$if(usedSince !== undefined, (query) => query.where('id', 'in', usedBy(db, usedSince!)))
    .$if(courseId !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('courses').select('mentor_id').where('id', '=', courseId!),
      ),
    )
    .execute()
  return rows.map((row): Affected => ({ ...row, role: 'mentor', is_minor: false, guardian_email: null }))
}

const usedBy = (db: Database, since: Instant) =>
  db.selectFrom('account_use').select('person_id').where('last_used_at', '>=', since)
