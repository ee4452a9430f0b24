import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { Tx } from '../../kernel/database/schema'
import { DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import { MENTORS, type DemoMentor } from './demoContent'
import { daysBefore, type Row } from './rows'

const KIND = { buffer: 15, noticeHours: 12, horizonDays: 30 }

/** Writes the hours at which the active mentors can be booked. */
export async function writeDemoHours(tx: Tx, now: Date) {
  const rows = MENTORS.filter(({ hours }) => hours).map((mentor) => availabilityRow(mentor, now))
  await tx.insertInto('mentor_availability').values(rows).execute()
}

/**
 * Turns on the page that shows the demo mentor's free times to everybody. Its address contains the mentor's
 * id.
 */
export async function writeDemoBookingPage(tx: Tx, now: Date) {
  const saved = daysBefore(now, 20)
  await tx
    .insertInto('booking_pages')
    .values({
      mentor_id: DEMO_MENTOR.id,
      slug: DEMO_MENTOR.id,
      is_on: 1,
      is_listed: 1,
      version: 1,
      created_at: saved,
      updated_at: saved,
    })
    .execute()
}

function availabilityRow(
  { id, hours = [], sessions = [] }: DemoMentor,
  now: Date,
): Row<'mentor_availability'> {
  const weekly = hours.flatMap(({ weekdays, from, until }) =>
    weekdays.map((weekday) => ({ weekday, from: minuteOf(from), until: minuteOf(until) })),
  )
  const kinds = sessions.map((session, index) => ({ id: `${id}-${index + 1}`, ...session, ...KIND }))
  return {
    mentor_id: id,
    time_zone: DEFAULT_TIME_ZONE,
    days: '[]',
    meeting_url: '',
    weekly: JSON.stringify(weekly),
    kinds: JSON.stringify(kinds),
    updated_at: daysBefore(now, 20),
  }
}

/** Minutes since midnight. */
function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return hour! * 60 + minute!
}
