import type { Database } from '../../kernel/database/schema'
import type { Person } from '../../accounts/people/person.repo'

/** Returns the workshops that a mentor gives or a learner has joined. */
export async function workshopsOf(db: Database, { id, role }: Pick<Person, 'id' | 'role'>) {
  const workshops = db
    .selectFrom('workshops')
    .select(['workshops.id', 'title', 'starts_at', 'ends_at', 'workshops.state', 'text_hidden_at'])
    .orderBy('starts_at')
  if (role === 'mentor')
    return workshops
      .select(['description', 'language', 'subject', 'seats', 'taken', 'meeting_url'])
      .select(['created_at', 'updated_at'])
      .where('mentor_id', '=', id)
      .execute()
  const joined = await workshops
    .innerJoin('workshop_people', 'workshop_people.workshop_id', 'workshops.id')
    .select(['workshop_people.state as place', 'joined_at', 'is_named'])
    .where('learner_id', '=', id)
    .execute()
  // Texts that operators have hidden are left out of a learner's export.
  return joined.map((row) => (row.text_hidden_at === null ? row : { ...row, title: '' }))
}

/** Returns the messages of a mentor to the people in the workshops. */
export function workshopMessagesOf(db: Database, mentorId: string) {
  return db
    .selectFrom('workshop_messages')
    .innerJoin('workshops', 'workshops.id', 'workshop_id')
    .select(['workshop_messages.id', 'workshop_id', 'text', 'sent_at', 'hidden_at', 'removed_at'])
    .where('mentor_id', '=', mentorId)
    .orderBy('sent_at')
    .execute()
}
