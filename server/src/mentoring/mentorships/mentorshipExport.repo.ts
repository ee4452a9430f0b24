import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'

/**
 * Returns a person's mentorships with their history, without the reason that the other person gave for ending
 * one.
 */
export async function mentorshipsOf(db: Database, { id, role }: { id: string; role: Role }) {
  const side = role === 'mentor' ? 'mentor' : 'learner'
  const rows = await db
    .selectFrom('mentorships')
    .select(['id', 'topic', 'goal', 'state', 'proposed_by', 'due_at', 'created_at', 'changed_at'])
    .where(`${side}_id`, '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const events = await db
    .selectFrom('mentorship_events')
    .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
    .select(['mentorship_id', 'event', 'side', 'text', 'at'])
    .where(`${side}_id`, '=', id)
    .orderBy('mentorship_events.version')
    .execute()
  const attached = side === 'learner' ? await attachmentsOf(db, id) : []
  return rows.map((row) => ({
    ...row,
    ...(side === 'learner' && {
      attached: attached
        .filter(({ mentorship_id }) => mentorship_id === row.id)
        .map(({ kind, ref }) => ({ kind, id: ref })),
    }),
    history: events
      .filter(({ mentorship_id }) => mentorship_id === row.id)
      .map(({ event, side: by, text, at }) => ({
        event,
        by,
        at,
        text: event === 'end' && by !== side ? '' : text,
      })),
  }))
}

/** Returns the attachments of a learner's open mentorships, in addition to the shared plans. */
function attachmentsOf(db: Database, learnerId: string) {
  return db
    .selectFrom('mentorship_attachments')
    .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
    .select(['mentorship_id', 'kind', 'ref'])
    .where('learner_id', '=', learnerId)
    .orderBy('kind')
    .orderBy('ref')
    .execute()
}
