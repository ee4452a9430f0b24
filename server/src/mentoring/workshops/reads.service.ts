import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { WORKSHOPS_PAGE } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { calendarOf } from '../meetings/calendarFile'
import { calendarTitle, readBy } from '../meetings/hiddenText'
import type { Participant } from '../meetings/participant'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import { toSummary, toWorkshop } from './presentWorkshop'
import { listOpen, listOwn, statesOf } from './workshopList.query'
import { countWaiting, findPlace, findWorkshop } from './workshops.repo'

/** Reads workshops for visitors and for the people in them. */
export function workshopReads({ db, clock, config }: Pick<ApiDependencies, 'db' | 'clock' | 'config'>) {
  const pageOf = (page = 1) => ({ now: clock().toISOString(), page, limit: WORKSHOPS_PAGE })
  const pagination = (count: number, page = 1) => ({
    page,
    limit: WORKSHOPS_PAGE,
    totalItems: count,
    totalPages: Math.ceil(count / WORKSHOPS_PAGE),
  })

  return {
    async listOpen({ page, ...filter }: { subject?: string; language?: CourseLanguage; page?: number }) {
      const { rows, count } = await listOpen(db, filter, pageOf(page))
      return {
        workshops: rows.map((row) => toSummary(row, clock())),
        pagination: pagination(count, page),
      }
    },

    async read(id: string) {
      const row = await findWorkshop(db, id)
      if (!row || row.state === 'draft' || row.text_hidden_at !== null)
        throw await notFoundOrRemoved(db, { kind: 'workshops', id, name: 'Workshop' })
      return toWorkshop(row, await countWaiting(db, id), clock())
    },

    async listOwn(who: Participant, { when, page }: { when: 'upcoming' | 'past'; page?: number }) {
      const { rows, count } = await listOwn(db, who, when, pageOf(page))
      const ids = rows.map(({ id }) => id)
      const states = who.role === 'user' ? await statesOf(db, who.personId, ids) : new Map<string, never>()
      return {
        workshops: rows.map((row) => ({
          ...toSummary(readBy(row, who.personId), clock()),
          place: who.role === 'mentor' ? ('host' as const) : (states.get(row.id) ?? ('none' as const)),
        })),
        pagination: pagination(count, page),
      }
    },

    /** Returns the calendar file of a workshop, for the mentor and for people with a seat. */
    async calendar(who: Participant, id: string): Promise<string> {
      const found = await findWorkshop(db, id)
      const isHost = found?.mentor_id === who.personId
      const place = found && !isHost ? await findPlace(db, id, who.personId) : undefined
      if (!found || found.state === 'draft' || !(isHost || place?.state === 'booked'))
        throw errors.notFound('Workshop')
      const row = readBy(found, who.personId)
      return calendarOf({
        id,
        revision: Number(row.revision),
        changedAt: row.updated_at,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        isCancelled: row.state === 'cancelled',
        description: row.description,
        summary: calendarTitle(row.title, row.mentor_name),
        url: `${config.siteUrl}/workshops/${id}`,
      })
    },
  }
}
