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

/** Data of a workshop that its mentor enters. */
export interface WorkshopContent {
  title: string
  description: string
  /** BCP 47 tag of the language in which the workshop is held. */
  language: string
  /** English name of a subject in the list of subjects. */
  subject: string
  /** Start of the workshop: ISO 8601 in UTC. */
  start: string
  minutes: number
  seats: number
  /** Link of the video call; empty while there is none. */
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

/** Returns the errors by field. */
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
