import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { JOIN_MINUTES_BEFORE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findAvailability } from './availability.repo'
import { busySpansOf } from './busySpans.query'
import { calendarOf } from './calendarFile'
import { followUpOf } from './record/followUp.query'
import { meetingRooms } from './meetingRooms'
import type { Participant } from './participant'
import { findOwn, listOwn, partnersOf, type StoredMeeting } from './meetings.repo'
import { sizesOfSeries } from './series.query'

interface ListQuery {
  when: 'upcoming' | 'past'
  /** Id of the other person if only the sessions with this person are wanted; all sessions by default. */
  partner?: string
  page?: number
  limit?: number
}

/** Returns a function that tells whether connected calendars say that the person is busy during one of these sessions. */
async function conflictsIn(db: ApiDependencies['db'], { personId }: Participant, rows: StoredMeeting[]) {
  const spanOf = ({ starts_at, ends_at }: StoredMeeting) => ({
    start: Date.parse(starts_at),
    end: Date.parse(ends_at),
  })
  const spans = rows.map(spanOf)
  if (spans.length === 0) return () => false
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  const busy = await busySpansOf(db, personId, { start, end })
  return (row: StoredMeeting) =>
    rows.includes(row) && busy.some((one) => one.start < spanOf(row).end && one.end > spanOf(row).start)
}

const isAhead = ({ state, ends_at }: StoredMeeting, now: Date) =>
  state === 'booked' && ends_at > now.toISOString()

/** Lists and reads sessions for the two people who take part. */
export function ownMeetings(dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'keys'>) {
  const { db, clock, config } = dependencies
  const roomOf = meetingRooms(dependencies)

  /** Returns the place of each session in its series, for sessions that belong to one. */
  async function placesInSeries(rows: StoredMeeting[]) {
    const sizes = await sizesOfSeries(
      db,
      rows.map(({ series_id }) => series_id),
    )
    return ({ series_id: id, series_number: number }: StoredMeeting) =>
      id === null ? {} : { series: { id, number: Number(number), of: sizes.get(id)! } }
  }

  return {
    async list(who: Participant, { when, partner, page = 1, limit = 10 }: ListQuery) {
      const { rows, count } = await listOwn(db, who, {
        when,
        partner,
        page,
        limit,
        now: clock().toISOString(),
      })
      const followUp = await followUpOf(db, who, rows, clock().getTime())
      const seriesOf = await placesInSeries(rows)
      const partners = await partnersOf(db, who, [...new Set(rows.map((row) => partnerId(who, row)))])
      const totalPages = Math.ceil(count / limit)
      const isBusy = await conflictsIn(db, who, when === 'upcoming' ? rows : [])
      return {
        meetings: rows.map((row) => ({
          ...present(row, partners.get(partnerId(who, row))!),
          ...seriesOf(row),
          ...followUp(row),
          ...(isBusy(row) && { isInConflict: true }),
        })),
        pagination: { page, limit, totalItems: count, totalPages },
      }
    },

    async read(who: Participant, id: string): Promise<MeetingDetails> {
      const row = await requireOwn(db, who, id)
      const other = partnerId(who, row)
      const partner = (await partnersOf(db, who, [other])).get(other)!
      const link = (await findAvailability(db, row.mentor_id))?.meetingUrl || (roomOf('meeting', id) ?? '')
      return {
        ...present(row, partner),
        ...(await placesInSeries([row]))(row),
        ...(await followUpOf(db, who, [row], clock().getTime()))(row),
        ...((await conflictsIn(db, who, isAhead(row, clock()) ? [row] : []))(row) && { isInConflict: true }),
        mentorId: row.mentor_id,
        kindId: row.kind_id,
        topic: row.topic,
        hasPlace: link !== '',
        ...(partner.time_zone && { partnerTimeZone: partner.time_zone }),
        ...(row.cancelled_by && { cancelledBy: row.cancelled_by }),
        ...(link && isOpen(row, clock().getTime()) && { joinUrl: link }),
      }
    },

    async calendar(who: Participant, id: string): Promise<string> {
      const row = await requireOwn(db, who, id)
      const other = partnerId(who, row)
      const partner = (await partnersOf(db, who, [other])).get(other)!
      return calendarOf({
        id,
        revision: row.revision,
        changedAt: row.changed_at,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        isCancelled: row.state === 'cancelled',
        description: row.topic,
        summary: `${row.title} · ${partner.name}`,
        url: `${config.siteUrl}/${who.role}/sessions/${id}`,
      })
    },
  }
}

/** Finds a meeting of this person. @throws ApiError `not_found` for a meeting of other people */
export async function requireOwn(
  db: ApiDependencies['db'],
  who: Participant,
  id: string,
): Promise<StoredMeeting> {
  const row = await findOwn(db, who, id)
  if (!row) throw errors.notFound('Session')
  return row
}

const partnerId = ({ role }: Participant, row: StoredMeeting) =>
  role === 'mentor' ? row.learner_id : row.mentor_id

function isOpen({ state, starts_at, ends_at }: StoredMeeting, now: number) {
  const opens = Date.parse(starts_at) - JOIN_MINUTES_BEFORE * MINUTE_MS
  return state === 'booked' && now >= opens && now < Date.parse(ends_at)
}

function present(
  row: StoredMeeting,
  { id, name, profile }: { id: string; name: string; profile: string | null },
) {
  return {
    id: row.id,
    title: row.title,
    start: row.starts_at,
    end: row.ends_at,
    state: row.state,
    revision: row.revision,
    partner: { id, name, ...(profile && { profile }) },
  }
}
