import { DEFAULT_REMINDERS, type Reminder } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import type { Database, Instant } from '../../kernel/database/schema'

/**
 * Returns the reminders that these people have chosen, by person. People who have not chosen any are missing.
 */
export async function chosenReminders(
  db: Database,
  personIds: string[],
): Promise<Map<string, readonly Reminder[]>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('session_reminders')
    .select(['person_id', 'reminders'])
    .where('person_id', 'in', personIds)
    .execute()
  return new Map(rows.map(({ person_id, reminders }) => [person_id, JSON.parse(reminders) as Reminder[]]))
}

export async function remindersOf(db: Database, personId: string): Promise<readonly Reminder[]> {
  return (await chosenReminders(db, [personId])).get(personId) ?? DEFAULT_REMINDERS
}

export async function writeReminders(db: Database, personId: string, reminders: Reminder[], now: Instant) {
  const values = { reminders: JSON.stringify(reminders), updated_at: now }
  await db
    .insertInto('session_reminders')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}

export async function deleteRemindersOf(db: Database, personId: string) {
  await db.deleteFrom('session_reminders').where('person_id', '=', personId).execute()
}

/** Returns the chosen reminders of a person for the export of the account. */
export function exportedReminders(db: Database, personId: string) {
  return db
    .selectFrom('session_reminders')
    .select(['reminders', 'updated_at'])
    .where('person_id', '=', personId)
    .execute()
}
