import type { StoredAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  availabilityErrors,
  type Availability,
  type AvailabilityError,
} from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { errors } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import { isTimeZone } from '../../platform/time/isTimeZone'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findAvailability, lockMentor, writeAvailability } from './availability.repo'
import { nextSlotOf } from './nextSlots'
import { writeNextSlot } from './nextSlots.repo'

const NOTHING: StoredAvailability = {
  timeZone: DEFAULT_TIME_ZONE,
  weekly: [],
  days: [],
  absences: [],
  kinds: [],
  meetingUrl: '',
  perDay: 0,
}

/** Reads and saves the hours at which a mentor can be booked, on behalf of the mentor. */
export function availabilityService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    read: async (mentorId: string): Promise<StoredAvailability> =>
      (await findAvailability(db, mentorId)) ?? NOTHING,

    async save(
      mentorId: string,
      { version, ...edited }: Availability & { version?: string },
    ): Promise<StoredAvailability> {
      requireValid(edited)
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await lockMentor(tx, mentorId)
        const before = await findAvailability(tx, mentorId)
        if (before && before.version !== version) throw sessionErrors.hoursChanged()
        const availability = upcoming(
          withStored(edited, before),
          daysAfter(localDay(now, edited.timeZone), -1),
        )
        await writeAvailability(tx, mentorId, availability, now.toISOString())
        await writeNextSlot(tx, mentorId, await nextSlotOf(tx, mentorId, now.getTime()))
        return { ...availability, version: now.toISOString() }
      })
    },
  }
}

/**
 * Returns the edited hours, completed with stored values of fields that earlier versions of the client do not
 * know.
 */
function withStored(edited: Availability, before: Availability | undefined): Required<Availability> {
  const stored = new Map(before?.kinds.map((kind) => [kind.id, kind]))
  return {
    ...edited,
    absences: edited.absences ?? before?.absences ?? [],
    perDay: edited.perDay ?? before?.perDay ?? 0,
    kinds: edited.kinds.map((kind) => {
      const { bufferBefore = 0, perDay = 0 } = { ...stored.get(kind.id), ...kind }
      return { ...kind, bufferBefore, perDay }
    }),
  }
}

/** Returns the availability except special days and absences that end before this day. */
function upcoming(availability: Required<Availability>, day: string): Required<Availability> {
  const { days, absences } = availability
  return {
    ...availability,
    days: days.filter(({ date }) => date >= day),
    absences: absences.filter(({ to }) => to >= day).sort((a, b) => (a.from < b.from ? -1 : 1)),
  }
}

function requireValid(availability: Availability) {
  const found = Object.entries(availabilityErrors(availability)).map(([field, error]) => [
    field,
    MESSAGES[error],
  ])
  for (const { date } of availability.days)
    if (!isCalendarDay(date)) found.push([`days.${date}`, 'This day does not exist.'])
  for (const [index, { from, to }] of (availability.absences ?? []).entries())
    if (!isCalendarDay(from) || !isCalendarDay(to))
      found.push([`absences.${index}`, 'This day does not exist.'])
  if (!isTimeZone(availability.timeZone)) found.push(['timeZone', 'This time zone is not known.'])
  if (found.length > 0) throw errors.invalidInput(Object.fromEntries(found))
}

function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00.000Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const MESSAGES: Record<AvailabilityError, string> = {
  order: 'The end must be after the beginning.',
  overlap: 'Two of the times overlap.',
  too_many: 'A day has at most four times.',
  title: 'Write what the session is for, in at most 60 characters.',
  kind_numbers: 'A length, a break, the notice or the horizon is out of range.',
  meeting_url: 'Enter the link of a video call at one of the known services.',
  per_day: 'The number of sessions on one day is out of range.',
  same_date: 'This day is listed twice.',
  same_id: 'This kind of session is listed twice.',
  absence_order: 'The last day must not be before the first.',
  absence_long: 'An absence is at most a year long.',
  absence_overlap: 'Two of the absences overlap.',
}
