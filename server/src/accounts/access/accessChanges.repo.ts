import { ACCESS_CHANGES_MAX, type AccessChanges } from '@mentor-connect/contract/trust/restrictions'
import type { Database } from '../../kernel/database/schema'
import { chatRestrictionOf } from '../people/restriction'

/** Returns the access changes that chat has not confirmed yet, at most as many as fit into one call. */
export async function pendingAccessChanges(db: Database): Promise<AccessChanges> {
  const people = await db
    .selectFrom('account_access')
    .leftJoin('sanctions', 'sanctions.suspends', 'account_access.person_id')
    .leftJoin('mentors', 'mentors.id', 'account_access.person_id')
    .leftJoin('learners', 'learners.id', 'account_access.person_id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'account_access.person_id')
    .select(['account_access.person_id as userId', 'account_access.version'])
    .leftJoin('sanctions as limited', 'limited.limits', 'account_access.person_id')
    .select(['limited.id as limitId'])
    .select(['sanctions.imposed_at as suspendedAt', 'mentors.status as mentorStatus'])
    .select(['learners.is_minor as isMinor', 'guardian_consents.state as guardianConsent'])
    .where('chat_knows', '=', 0)
    .orderBy('account_access.person_id')
    .limit(ACCESS_CHANGES_MAX)
    .execute()
  const sessions = await db
    .selectFrom('ended_sessions')
    .select('session_id')
    .orderBy('session_id')
    .limit(ACCESS_CHANGES_MAX)
    .execute()
  return {
    people: people.map(({ userId, version, limitId, ...account }) => ({
      userId,
      version,
      restriction: chatRestrictionOf(account) ?? null,
      isLimited: limitId !== null,
    })),
    endedSessions: sessions.map(({ session_id }) => session_id),
  }
}

/** Marks changes as confirmed by chat. A person whose access has changed again in the meantime stays pending. */
export async function markConfirmed(db: Database, { people, endedSessions }: AccessChanges) {
  for (const { userId, version } of people)
    await db
      .updateTable('account_access')
      .set({ chat_knows: 1 })
      .where('person_id', '=', userId)
      .where('version', '=', version)
      .execute()
  if (endedSessions.length > 0)
    await db.deleteFrom('ended_sessions').where('session_id', 'in', endedSessions).execute()
}
