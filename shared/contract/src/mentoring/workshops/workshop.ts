import { isCourseLanguage } from '../../courses/courseLanguages'
import { isBlank } from '../../rules/enteredText'
import { graphemeCount } from '../../rules/graphemes'
import { isMeetingUrl } from '../sessions/meetingUrl'
import { QUARTER } from '../sessions/sessionLimits'
import { SUBJECT_NAMES } from '../../courses/subjectNames'
import {
  WORKSHOP_DESCRIPTION_MAX,
  WORKSHOP_MINUTES_MAX,
  WORKSHOP_MINUTES_MIN,
  WORKSHOP_SEATS_MAX,
  WORKSHOP_SEATS_MIN,
  WORKSHOP_TITLE_MAX,
} from './workshopLimits'

/** What a mentor states about a workshop. */
export interface WorkshopContent {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** The English name of a subject of the vocabulary. */
  subject: string
  /** ISO 8601 in UTC. */
  start: string
  minutes: number
  seats: number
  /** Address of the call; empty as long as there is none. */
  meetingUrl: string
}

export type WorkshopError =
  | 'title'
  | 'description'
  | 'language'
  | 'subject'
  | 'quarter'
  | 'minutes'
  | 'seats'
  | 'meeting_url'

const QUARTER_MS = QUARTER * 60_000

/** What is wrong, by field. */
export function workshopErrors(
  workshop: WorkshopContent,
): Partial<Record<keyof WorkshopContent, WorkshopError>> {
  const { title, description, language, subject, start, minutes, seats, meetingUrl } = workshop
  const isWithin = (text: string, max: number) => !isBlank(text) && graphemeCount(text) <= max
  return {
    ...(!isWithin(title, WORKSHOP_TITLE_MAX) && { title: 'title' }),
    ...(!isWithin(description, WORKSHOP_DESCRIPTION_MAX) && { description: 'description' }),
    ...(!isCourseLanguage(language) && { language: 'language' }),
    ...(!SUBJECT_NAMES.some(({ en }) => en === subject) && { subject: 'subject' }),
    ...(!(Date.parse(start) % QUARTER_MS === 0) && { start: 'quarter' }),
    ...(!isStep(minutes) && { minutes: 'minutes' }),
    ...(!(seats >= WORKSHOP_SEATS_MIN && seats <= WORKSHOP_SEATS_MAX) && { seats: 'seats' }),
    ...(meetingUrl !== '' && !isMeetingUrl(meetingUrl) && { meetingUrl: 'meeting_url' }),
  }
}

const isStep = (minutes: number) =>
  minutes >= WORKSHOP_MINUTES_MIN && minutes <= WORKSHOP_MINUTES_MAX && minutes % QUARTER === 0
