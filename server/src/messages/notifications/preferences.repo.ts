import { categoryOf, type NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import {
  DEFAULT_MODES,
  DEFAULT_QUIET_HOURS,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  type DeliveryMode,
  type NotificationCategory,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { findSuspension } from '../../accounts/people/sanctions.repo'
import type { Database } from '../../kernel/database/schema'
import type { QuietHours } from './localTime'

export type Modes = Record<NotificationCategory, Record<NotificationChannel, DeliveryMode>>

/** Returns the modes that the person has chosen, and the defaults for all others. */
export async function modesOf(db: Database, personId: string): Promise<Modes> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['category', 'channel', 'mode'])
    .where('person_id', '=', personId)
    .execute()
  const modes = structuredClone(DEFAULT_MODES)
  for (const { category, channel, mode } of rows) if (modes[category]) modes[category][channel] = mode
  return modes
}

export async function modeOf(
  db: Database,
  personId: string,
  { kind, channel }: { kind: NotificationKind; channel: NotificationChannel },
): Promise<DeliveryMode> {
  return (await modesOf(db, personId))[categoryOf(kind)][channel]
}

/** Stores the modes that differ from the defaults. */
export async function saveModes(tx: Database, personId: string, modes: Modes) {
  await tx.deleteFrom('notification_preferences').where('person_id', '=', personId).execute()
  const rows = NOTIFICATION_CATEGORIES.flatMap((category) =>
    NOTIFICATION_CHANNELS.map((channel) => ({
      person_id: personId,
      category,
      channel,
      mode: modes[category][channel],
    })),
  ).filter(({ category, channel, mode }) => mode !== DEFAULT_MODES[category][channel])
  if (rows.length > 0) await tx.insertInto('notification_preferences').values(rows).execute()
}

/** Stores the mode of the mails of one category. */
export async function setMailMode(
  tx: Database,
  personId: string,
  { category, mail }: { category: NotificationCategory; mail: DeliveryMode },
) {
  const modes = await modesOf(tx, personId)
  await saveModes(tx, personId, { ...modes, [category]: { ...modes[category], mail } })
}

/**
 * Returns true if the person gets the weekly mails about new openings for alerts and new questions on
 * followed subjects.
 */
export async function hasWeeklyMail(db: Database, personId: string): Promise<boolean> {
  return (await modesOf(db, personId)).news.mail !== 'off'
}

/** Returns true if a weekly mail may be sent to the person now. */
export const maySendWeeklyMail = async (db: Database, personId: string): Promise<boolean> =>
  (await hasWeeklyMail(db, personId)) && !(await findSuspension(db, personId))

/** Turns the weekly mails on or off. The page with all notification settings shows the same setting. */
export const setWeeklyMail = (tx: Database, personId: string, isOn: boolean): Promise<void> =>
  setMailMode(tx, personId, { category: 'news', mail: isOn ? 'now' : 'off' })

export interface PersonalTimes {
  quietHours: QuietHours
  timeZone: string
  /** False if the person's time zone is unknown, so that the product's time zone is used instead. */
  isOwnTimeZone: boolean
}

/**
 * Returns the quiet hours and the time zone of a person. The time zone is the first of these that is known:
 * the one that the person has chosen here; the one that a learner's devices have reported, or in which a
 * mentor has entered hours; the product's time zone.
 */
export async function timesOf(db: Database, personId: string): Promise<PersonalTimes> {
  const row = await db
    .selectFrom('notification_people')
    .select(['quiet_from', 'quiet_until', 'time_zone'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const quietHours = row ? { from: row.quiet_from, until: row.quiet_until } : DEFAULT_QUIET_HOURS
  if (row?.time_zone) return { quietHours, timeZone: row.time_zone, isOwnTimeZone: true }
  const learner = await db
    .selectFrom('learners')
    .select('time_zone')
    .where('id', '=', personId)
    .executeTakeFirst()
  const known = learner ? learner.time_zone : await zoneOfHours(db, personId)
  return { quietHours, timeZone: known ?? DEFAULT_TIME_ZONE, isOwnTimeZone: Boolean(known) }
}

/** Returns the time zone in which a mentor has entered the hours for sessions. */
async function zoneOfHours(db: Database, mentorId: string) {
  const hours = await db
    .selectFrom('mentor_availability')
    .select('time_zone')
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst()
  return hours?.time_zone
}

export async function saveTimes(
  tx: Database,
  personId: string,
  { quietHours, timeZone }: { quietHours: QuietHours; timeZone?: string | undefined },
) {
  const times = {
    quiet_from: quietHours.from,
    quiet_until: quietHours.until,
    ...(timeZone && { time_zone: timeZone }),
  }
  await tx
    .insertInto('notification_people')
    .values({ person_id: personId, time_zone: null, ...times })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(times))
    .execute()
}
