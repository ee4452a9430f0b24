import { HOUR_MS, WEEK_MS } from '@mentor-connect/contract/rules/durations'
import type { RecurringJob } from '../../platform/jobs/recurringJob'
import type { ApiDependencies } from '../../kernel/dependencies'
import { isAway } from '../mentorships/places.repo'
import { findAvailability } from './availability.repo'
import { mentorTimes } from './mentorTimes'
import { bookableMentorsAfter, writeNextSlot } from './nextSlots.repo'
import { openSlots } from './slots.service'

const AT_ONCE = 100

type Dependencies = Pick<ApiDependencies, 'db' | 'clock'>

/** Job that stores, every hour, the next free time of each mentor within a week. The directory uses it. */
export const nextSlots = (dependencies: Dependencies): RecurringJob => ({
  name: 'sessions.next-slots',
  everyMs: HOUR_MS,
  run: () => noteNextSlots(dependencies),
})

async function noteNextSlots({ db, clock }: Dependencies) {
  for (let after = ''; ;) {
    const mentors = await bookableMentorsAfter(db, after, AT_ONCE)
    for (const { id, next_slot_at } of mentors) {
      const next = await nextSlotOf(db, id, clock().getTime())
      if (next !== next_slot_at) await writeNextSlot(db, id, next)
    }
    const last = mentors.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * Returns the start of a mentor's next free time within a week, for any kind of session. Returns null if
 * there is none, or if the mentor is away.
 */
export async function nextSlotOf(
  db: Dependencies['db'],
  mentorId: string,
  now: number,
): Promise<string | null> {
  const availability = await findAvailability(db, mentorId)
  if (!availability || (await isAway(db, mentorId))) return null
  const span = { from: now, to: now + WEEK_MS, now }
  const fits = await mentorTimes(db, { mentorId, availability }, { start: span.from, end: span.to })
  const first = availability.kinds.flatMap((kind) => {
    const free = openSlots(availability, kind, span).find((slot) => fits(slot, kind))
    return free ? [free.start] : []
  })
  return first.length > 0 ? new Date(Math.min(...first)).toISOString() : null
}
