import type { ChatPerson } from '@mentor-connect/contract/messages/chat'
import type { Config } from '../../platform/config/config'
import type { Database } from '../../kernel/database/schema'
import { chatRestrictionOf, type Age } from '../../accounts/people/restriction'

export type KnownPerson = ChatPerson & { email: string }

/** Returns the people with these ids, in no particular order; unknown ids are left out. */
export async function peopleById(
  db: Database,
  ids: string[],
  { requireAge }: Pick<Config, 'requireAge'>,
): Promise<KnownPerson[]> {
  if (ids.length === 0) return []
  const learners = await db
    .selectFrom('learners')
    .leftJoin('sanctions', 'sanctions.suspends', 'learners.id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'learners.id')
    .select(['learners.id', 'name', 'profile', 'email', 'birth_year', 'sanctions.imposed_at as suspendedAt'])
    .select(['is_minor as isMinor', 'guardian_consents.state as guardianConsent'])
    .where('learners.id', 'in', ids)
    .execute()
  const mentors = await db
    .selectFrom('mentors')
    .select(['id', 'name', 'profile', 'email', 'status'])
    .where('id', 'in', ids)
    // The account of a deleted mentor is kept as an unverified row as long as learners are enrolled in the
    // mentor's courses.
    .where('verified', '=', 1)
    .execute()
  return [
    ...learners.map((row) => present(row, 'user', mayChat(row, requireAge))),
    ...mentors.map((row) => present(row, 'mentor', row.status === 'active')),
  ]
}

/**
 * Tells whether a learner may use chat. The result does not contain the reason, so that it reveals neither a
 * suspension nor an age.
 */
function mayChat(learner: LearnerRow, requireAge: Config['requireAge']) {
  const isKnown = learner.birth_year !== null || requireAge === 'off'
  return isKnown && !chatRestrictionOf({ ...learner, mentorStatus: null })
}

interface LearnerRow extends Age {
  birth_year: number | null
  suspendedAt: string | null
}

interface Row {
  id: string
  name: string
  profile: string | null
  email: string
}

function present({ id, name, profile, email }: Row, role: 'user' | 'mentor', active: boolean): KnownPerson {
  return { _id: id, name, ...(profile && { profile }), role, active, email }
}
