import { isCourseLanguage } from '../courses/courseLanguages'
import { DAY_MS } from '../rules/durations'
import { hasMoreGraphemes } from '../rules/graphemes'
import { DOMAIN_TAG_MAX } from '../rules/limits'
import { isSecureAddress, requiredLine, requiredText, type TextError } from './enteredContent'
import {
  DURATION_MAX,
  EMPLOYER_ABOUT_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_DESCRIPTION_MAX,
  OPENING_LANGUAGES_MAX,
  OPENING_QUESTION_MAX,
  OPENING_QUESTIONS_MAX,
  OPENING_SEATS_MAX,
  OPENING_SKILLS_MAX,
  OPENING_TITLE_MAX,
  PAY_MAX,
  PLACE_MAX,
  START_YEARS_MAX,
} from './openingLimits'

export const OPENING_KINDS = ['job', 'internship', 'apprenticeship', 'volunteering'] as const
export type OpeningKind = (typeof OPENING_KINDS)[number]

export const WORKPLACES = ['on-site', 'hybrid', 'remote'] as const
export type Workplace = (typeof WORKPLACES)[number]

/**
 * Experience that an opening expects. `student`: it suits people who are still learning · `fresher`: no
 * experience is needed.
 */
export const OPENING_LEVELS = ['student', 'fresher', 'experienced'] as const
export type OpeningLevel = (typeof OPENING_LEVELS)[number]

/** Periods for which pay is stated. `whole`: for the whole duration. */
export const PAY_PERIODS = ['hour', 'day', 'month', 'year', 'whole'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

export const WORK_HOURS = ['full', 'part'] as const
export type WorkHours = (typeof WORK_HOURS)[number]

export const DURATION_UNITS = ['week', 'month'] as const

/**
 * Ways to apply. `here`: applications are sent in the product · `link`: applications are sent on the
 * employer's page.
 */
export const APPLY_WAYS = ['here', 'link'] as const

/**
 * States of an opening. `waiting`: an operator has to approve the opening, because it is the first one of its
 * poster · `rejected`: an operator refused the opening, and the poster can change it and publish it again ·
 * `paused`: the poster has hidden the opening for now · `closed`: the poster closed the opening, or its
 * closing day is over.
 */
export const OPENING_STATES = ['draft', 'waiting', 'open', 'paused', 'closed', 'rejected'] as const
export type OpeningState = (typeof OPENING_STATES)[number]
/** States that count towards `OPEN_OPENINGS_MAX`. */
export const CURRENT_STATES = ['waiting', 'open', 'paused'] as const satisfies OpeningState[]
/** States in which the poster can change the texts. */
export const EDITABLE_STATES = [
  'draft',
  'waiting',
  'open',
  'paused',
  'rejected',
] as const satisfies OpeningState[]

/** Pay in rupees. `from: 0` without `to` means that the work is unpaid. */
export interface Pay {
  from: number
  /** Absent if the pay is a single amount. */
  to?: number
  per: PayPeriod
  currency: 'INR'
}

export interface Duration {
  count: number
  unit: (typeof DURATION_UNITS)[number]
}

/** Data of an opening, as the poster enters them. */
export interface OpeningContent {
  kind: OpeningKind
  title: string
  /** Plain text; an empty line begins a new paragraph. */
  description: string
  employer: { name: string; website?: string; about?: string }
  workplace: Workplace
  /** Full or part time; absent if it is not stated. */
  hours?: WorkHours
  /** The city. Required unless the work is remote. */
  place?: string
  /** Null means that the poster does not state it. */
  pay: Pay | null
  /** English names of subjects, and the poster's own words. */
  skills: string[]
  /** Languages that the work needs, as BCP 47 tags. */
  languages: string[]
  level: OpeningLevel
  duration?: Duration
  /** The first day of work, `YYYY-MM-DD`; absent if the day is not fixed. */
  startsOn?: string
  /** Number of people wanted. */
  seats: number
  /** The last day on which people can apply, `YYYY-MM-DD` in the product's time zone. */
  closesOn: string
  apply: { way: (typeof APPLY_WAYS)[number]; url?: string }
  /** Questions that an applicant answers. Only for applications in the product. */
  questions: string[]
}

export type OpeningField = keyof OpeningContent
export type OpeningError = TextError | 'too_many' | 'out_of_range' | 'address' | 'day'

/**
 * Returns the errors by field. For the closing day, only the format is checked here: `closingError` compares
 * the day with the current day.
 */
export function openingErrors(content: OpeningContent): Partial<Record<OpeningField, OpeningError>> {
  const errors: Partial<Record<OpeningField, OpeningError | undefined>> = {
    title: requiredLine(content.title, OPENING_TITLE_MAX),
    description: requiredText(content.description, OPENING_DESCRIPTION_MAX),
    employer: employerError(content.employer),
    place: placeError(content),
    pay: payError(content.pay),
    skills: listError(content.skills, OPENING_SKILLS_MAX, DOMAIN_TAG_MAX),
    languages: languagesError(content.languages),
    duration: durationError(content.duration),
    startsOn: startError(content),
    seats: isWithin(content.seats, 1, OPENING_SEATS_MAX) ? undefined : 'out_of_range',
    closesOn: isDay(content.closesOn) ? undefined : 'day',
    apply: applyError(content.apply),
    questions: listError(content.questions, OPENING_QUESTIONS_MAX, OPENING_QUESTION_MAX),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Partial<
    Record<OpeningField, OpeningError>
  >
}

/** Returns the error of a closing day, or undefined. All days are days in the product's time zone. */
export function closingError(closesOn: string, today: string, lastDay: string): OpeningError | undefined {
  if (!isDay(closesOn)) return 'day'
  return closesOn >= today && closesOn <= lastDay ? undefined : 'out_of_range'
}

function employerError({ name, website = '', about = '' }: OpeningContent['employer']) {
  const error = requiredLine(name, EMPLOYER_NAME_MAX)
  if (error) return error
  if (website !== '' && !isSecureAddress(website)) return 'address'
  return hasMoreGraphemes(about, EMPLOYER_ABOUT_MAX) ? 'too_long' : undefined
}

function placeError({ workplace, place = '' }: OpeningContent): OpeningError | undefined {
  if (place === '') return workplace === 'remote' ? undefined : 'needed'
  return requiredLine(place, PLACE_MAX)
}

function payError(pay: Pay | null): OpeningError | undefined {
  if (pay === null) return undefined
  const { from, to = from } = pay
  return isWithin(from, 0, PAY_MAX) && isWithin(to, from, PAY_MAX) ? undefined : 'out_of_range'
}

function listError(texts: string[], countMax: number, lengthMax: number): OpeningError | undefined {
  if (texts.length > countMax) return 'too_many'
  return texts.map((text) => requiredLine(text, lengthMax)).find((error) => error !== undefined)
}

function languagesError(languages: string[]): OpeningError | undefined {
  if (languages.length > OPENING_LANGUAGES_MAX) return 'too_many'
  return languages.every(isCourseLanguage) ? undefined : 'out_of_range'
}

function startError({ startsOn, closesOn }: OpeningContent): OpeningError | undefined {
  if (startsOn === undefined) return undefined
  if (!isDay(startsOn)) return 'day'
  if (!isDay(closesOn)) return undefined
  const years = Math.abs(Date.parse(startsOn) - Date.parse(closesOn)) / (365 * DAY_MS)
  return years <= START_YEARS_MAX ? undefined : 'out_of_range'
}

const durationError = (duration?: Duration): OpeningError | undefined =>
  duration === undefined || isWithin(duration.count, 1, DURATION_MAX) ? undefined : 'out_of_range'

const applyError = ({ way, url = '' }: OpeningContent['apply']): OpeningError | undefined => {
  if (way === 'here') return undefined
  if (url === '') return 'needed'
  return isSecureAddress(url) ? undefined : 'address'
}

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

/** Returns true if the text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const WORKING_DAYS = 26
const WORKING_HOURS = 8
const WEEKS_PER_MONTH = 4

/**
 * Returns the highest stated pay, converted to rupees per month, so that openings can be compared. Undefined
 * if the pay is not stated, or if it covers the whole duration and the duration is unknown.
 */
export function monthlyPay({ pay, duration }: Pick<OpeningContent, 'pay' | 'duration'>): number | undefined {
  if (!pay) return undefined
  const months = duration && (duration.unit === 'month' ? duration.count : duration.count / WEEKS_PER_MONTH)
  const factors = {
    hour: WORKING_HOURS * WORKING_DAYS,
    day: WORKING_DAYS,
    month: 1,
    year: 1 / 12,
    whole: months && 1 / Math.max(1, months),
  }
  const factor = factors[pay.per]
  return factor === undefined ? undefined : Math.round((pay.to ?? pay.from) * factor)
}
