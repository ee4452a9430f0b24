import type {
  OwnWorkshop,
  Workshop,
  WorkshopPeople,
  WorkshopState,
  WorkshopSummary,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { generatedBanner } from '../../courses/banners.repo'
import type { StoredWorkshop } from '../meetings/workshopSeats.repo'
import type { NamedWorkshop } from './workshops.repo'

export function stateAt({ state, ends_at }: StoredWorkshop, now: Date): WorkshopState {
  return state === 'open' && ends_at <= now.toISOString() ? 'held' : state
}

export function toSummary(row: NamedWorkshop, now: Date): WorkshopSummary {
  const { id, title, subject, starts_at, ends_at, mentor_name, mentor_profile } = row
  return {
    id,
    title,
    subject,
    language: row.language as CourseLanguage,
    start: starts_at,
    end: ends_at,
    state: stateAt(row, now),
    seats: Number(row.seats),
    free: Math.max(0, Number(row.seats) - Number(row.taken)),
    banner: generatedBanner(id),
    mentor: { id: row.mentor_id, name: mentor_name, ...(mentor_profile && { profile: mentor_profile }) },
    ...(row.text_hidden_at !== null && { isHidden: true }),
  }
}

export const toWorkshop = (row: NamedWorkshop, waiting: number, now: Date): Workshop => ({
  ...toSummary(row, now),
  description: row.description,
  waiting,
})

export const toOwnWorkshop = (row: NamedWorkshop, waiting: number, now: Date): OwnWorkshop => ({
  ...toWorkshop(row, waiting, now),
  meetingUrl: row.meeting_url,
  revision: Number(row.revision),
  minutes: (Date.parse(row.ends_at) - Date.parse(row.starts_at)) / MINUTE_MS,
})

/** Returns only the name and picture of a person, because many learners are minors. */
export const toPerson = ({
  name,
  profile,
  state,
}: {
  name: string
  profile: string | null
  state: 'booked' | 'waiting'
}): WorkshopPeople['people'][number] => ({ name, place: state, ...(profile && { profile }) })
