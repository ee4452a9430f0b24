import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'

export type StoredAlert = Selectable<ApiDatabase['opening_alerts']>
export type AlertPerson = Selectable<ApiDatabase['opening_alert_people']>

/** Returns the alerts of a learner, the oldest first. */
export const listAlerts = (db: Database, learnerId: string): Promise<StoredAlert[]> =>
  db
    .selectFrom('opening_alerts')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Returns the active alerts of these learners, the oldest first. Alerts of suspended learners are left out.
 */
export const activeAlerts = (db: Database, learnerIds: string[]): Promise<StoredAlert[]> =>
  db
    .selectFrom('opening_alerts')
    .leftJoin('sanctions', 'sanctions.suspends', 'opening_alerts.learner_id')
    .selectAll('opening_alerts')
    .where('learner_id', 'in', learnerIds)
    .where('paused_at', 'is', null)
    .where('sanctions.id', 'is', null)
    .orderBy('opening_alerts.created_at')
    .orderBy('opening_alerts.id')
    .execute()

/** Finds an alert of any learner. */
export const findAlert = (db: Database, id: string): Promise<StoredAlert | undefined> =>
  db.selectFrom('opening_alerts').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Adds an alert. If it is the learner's first one, only openings that are posted from now on are compared
 * with it.
 */
export async function insertAlert(tx: Database, row: Insertable<ApiDatabase['opening_alerts']>) {
  await tx.insertInto('opening_alerts').values(row).execute()
  await tx
    .insertInto('opening_alert_people')
    .values({ learner_id: row.learner_id, checked_to: row.since, mail_at: null })
    .onConflict((conflict) => conflict.column('learner_id').doNothing())
    .execute()
}

export async function updateAlert(
  tx: Database,
  id: string,
  values: Updateable<ApiDatabase['opening_alerts']>,
) {
  await tx.updateTable('opening_alerts').set(values).where('id', '=', id).execute()
}

export async function deleteAlert(tx: Database, learnerId: string, id: string) {
  await tx.deleteFrom('opening_alerts').where('id', '=', id).where('learner_id', '=', learnerId).execute()
}

/** Returns the names of alerts by id, for notifications. */
export async function namesOfAlerts(db: Database, ids: string[]) {
  const rows = await db.selectFrom('opening_alerts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Returns learners whose alerts were last checked for a time before `to`, those checked longest ago first.
 */
export const duePeople = (db: Database, to: Instant, most: number): Promise<AlertPerson[]> =>
  db
    .selectFrom('opening_alert_people')
    .selectAll()
    .where('checked_to', '<', to)
    .orderBy('checked_to')
    .orderBy('learner_id')
    .limit(most)
    .execute()

/** Locks the rows of these learners until the transaction ends. */
export const lockPeople = (tx: Database, learnerIds: string[]): Promise<AlertPerson[]> =>
  lockRows(
    tx,
    tx
      .selectFrom('opening_alert_people')
      .selectAll()
      .where('learner_id', 'in', learnerIds)
      .orderBy('learner_id'),
  ).execute()

/**
 * Stores that the alerts of these learners were compared with all openings up to a time. A stored time is
 * never replaced by an earlier one.
 */
export async function setCheckedTo(tx: Database, learnerIds: string[], to: Instant) {
  await tx
    .updateTable('opening_alert_people')
    .set({ checked_to: to })
    .where('learner_id', 'in', learnerIds)
    .where('checked_to', '<', to)
    .execute()
}

export async function setMail(
  tx: Database,
  learnerId: string,
  mail: Pick<AlertPerson, 'to_mail' | 'mail_at'>,
) {
  await tx.updateTable('opening_alert_people').set(mail).where('learner_id', '=', learnerId).execute()
}

/** Locks the learners whose weekly mail is due, at most `most`. */
export const lockDueForMail = (tx: Database, now: Instant, most: number) =>
  lockRows(
    tx,
    tx
      .selectFrom('opening_alert_people')
      .selectAll()
      .where('mail_at', '<=', now)
      .orderBy('mail_at')
      .orderBy('learner_id')
      .limit(most),
  ).execute()

/** Stores that the weekly mails of these learners have been queued as jobs. */
export async function clearMailTimes(tx: Database, learnerIds: string[]) {
  await tx
    .updateTable('opening_alert_people')
    .set({ mail_at: null })
    .where('learner_id', 'in', learnerIds)
    .execute()
}
