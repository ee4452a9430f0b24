import { CALENDAR_ENTRIES_MAX } from '@mentor-connect/contract/mentoring/calendarFeed'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { CalendarSource, DatedEntry } from '../../kernel/calendar/calendarSource'
import type { Database } from '../../kernel/database/schema'
import { calendarTitle, readBy } from '../meetings/hiddenText'
import { partnersOf } from '../meetings/meetings.repo'
import { selectWorkshops } from '../workshops/workshops.repo'
import { FEED_WORDS } from './feedWords'

/**
 * Finds booked sessions. Their topic is only in the feeds of learners, because learners write it, and the
 * mentor may not have agreed to hear from them.
 */
const sessions: CalendarSource['find'] = async (db, { personId, role, locale, hasDetails, from, to }) => {
  const rows = await db
    .selectFrom('meetings')
    .selectAll()
    .where(role === 'mentor' ? 'mentor_id' : 'learner_id', '=', personId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .limit(CALENDAR_ENTRIES_MAX)
    .execute()
  const partnerOf = (row: (typeof rows)[number]) => (role === 'mentor' ? row.learner_id : row.mentor_id)
  const partners = hasDetails
    ? await partnersOf(db, { personId, role }, [...new Set(rows.map(partnerOf))])
    : undefined
  return rows.map((row): DatedEntry => {
    const partner = partners?.get(partnerOf(row))
    return {
      id: row.id,
      revision: row.revision,
      changedAt: row.changed_at,
      when: { startsAt: row.starts_at, endsAt: row.ends_at },
      summary: partner ? `${row.title} · ${partner.name}` : FEED_WORDS[locale].session,
      description: partner && role === 'user' ? row.topic : '',
      path: paths[role === 'mentor' ? 'mentorArea' : 'learner'].session(row.id),
    }
  })
}

/**
 * Finds workshops in which a learner has a seat, or that a mentor gives. Their texts are public, so they are
 * always included.
 */
const workshops: CalendarSource['find'] = async (db, { personId, role, from, to }) => {
  const rows = await selectWorkshops(db)
    .where((eb) =>
      role === 'mentor' ? eb('mentor_id', '=', personId) : eb('workshops.id', 'in', seatsOf(db, personId)),
    )
    .where('workshops.state', '=', 'open')
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .limit(CALENDAR_ENTRIES_MAX)
    .execute()
  return rows.map((stored): DatedEntry => {
    const row = readBy(stored, personId)
    return {
      id: row.id,
      revision: row.revision,
      changedAt: row.updated_at,
      when: { startsAt: row.starts_at, endsAt: row.ends_at },
      summary: role === 'mentor' ? row.title : calendarTitle(row.title, row.mentor_name),
      description: row.description,
      path: role === 'mentor' ? paths.mentorArea.workshop(row.id) : paths.learner.openWorkshop(row.id),
    }
  })
}

const seatsOf = (db: Database, learnerId: string) =>
  db
    .selectFrom('workshop_people')
    .select('workshop_id')
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'booked')

export const mentoringDates: CalendarSource[] = [
  { part: 'sessions', find: sessions },
  { part: 'workshops', find: workshops },
]
