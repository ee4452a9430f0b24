import { DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { daysBefore } from './rows'

const EVENING = { from: 18 * 60, until: 20 * 60 }
const KIND = { buffer: 15, noticeHours: 12, horizonDays: 30 }

/** The demo mentor can be booked on four evenings and on Saturday mornings. */
export async function writeDemoHours(tx: Tx, now: Date) {
  const weekly = [
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, ...EVENING })),
    { weekday: 6, from: 10 * 60, until: 13 * 60 },
  ]
  const kinds = [
    { id: 'demo-resume', title: 'Look at your résumé together', minutes: 30, ...KIND },
    { id: 'demo-interview', title: 'Practise an interview', minutes: 45, ...KIND },
  ]
  await tx
    .insertInto('mentor_availability')
    .values({
      mentor_id: DEMO_MENTOR.id,
      time_zone: 'Asia/Kolkata',
      days: '[]',
      meeting_url: '',
      weekly: JSON.stringify(weekly),
      kinds: JSON.stringify(kinds),
      updated_at: daysBefore(now, 20),
    })
    .execute()
}
