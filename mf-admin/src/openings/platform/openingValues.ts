import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  closingError,
  openingErrors,
  type OpeningContent,
  type OpeningError,
  type OpeningField,
  type Pay,
  type PayPeriod,
  type WorkHours,
} from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'

export const PAY_KINDS = ['stated', 'unpaid', 'unstated'] as const

/**
 * Values of the form. Empty texts, and undefined numbers, are those that are not stated; NaN is an invalid entry.
 */
export interface OpeningValues extends Pick<
  OpeningContent,
  'kind' | 'title' | 'description' | 'workplace' | 'skills' | 'level' | 'seats' | 'closesOn'
> {
  employer: string
  website: string
  about: string
  hours: WorkHours | ''
  place: string
  payKind: (typeof PAY_KINDS)[number]
  payFrom: number | undefined
  payTo: number | undefined
  payPer: PayPeriod
  languages: CourseLanguage[]
  startsOn: string
  link: string
  /** Set by imports and copies only; the form leaves it as it is. */
  duration: OpeningContent['duration']
}

/** The present day and the last day on which an opening may close, in the product's time zone. */
export const today = () => localDay(new Date(), DEFAULT_TIME_ZONE)
export const lastDay = () => daysAfter(today(), OPENING_DAYS_MAX)

/** Days until the proposed closing day of a new opening. */
const USUAL_DAYS = 30

export const newOpening = (): OpeningValues => ({
  kind: 'job',
  title: '',
  description: '',
  employer: '',
  website: '',
  about: '',
  workplace: 'on-site',
  hours: '',
  place: '',
  payKind: 'unstated',
  payFrom: undefined,
  payTo: undefined,
  payPer: 'month',
  skills: [],
  languages: [],
  level: 'fresher',
  startsOn: '',
  seats: 1,
  closesOn: daysAfter(today(), USUAL_DAYS),
  link: '',
  duration: undefined,
})

export function storedOpening(opening: OwnOpening): OpeningValues {
  const { kind, title, description, employer, workplace, pay, skills, level, seats, closesOn } = opening
  const isUnpaid = pay !== null && (pay.to ?? pay.from) === 0
  return {
    kind,
    title,
    description,
    employer: employer.name,
    website: employer.website ?? '',
    about: employer.about ?? '',
    workplace,
    hours: opening.hours ?? '',
    place: opening.place ?? '',
    payKind: pay === null ? 'unstated' : isUnpaid ? 'unpaid' : 'stated',
    payFrom: isUnpaid ? undefined : pay?.from,
    payTo: isUnpaid ? undefined : pay?.to,
    payPer: pay?.per ?? 'month',
    skills,
    languages: opening.languages as CourseLanguage[],
    level,
    startsOn: opening.startsOn ?? '',
    seats,
    closesOn,
    link: opening.apply.url ?? '',
    duration: opening.duration,
  }
}

/** Converts the values to what is sent. Subjects get their English names. */
export function toContent(values: OpeningValues) {
  const { kind, title, description, workplace, hours, level, seats, closesOn, languages, duration } = values
  const { website, about, place, startsOn, link } = values
  return {
    kind,
    title: title.trim(),
    description: description.trim(),
    employer: {
      name: values.employer.trim(),
      ...(website && { website }),
      ...(about.trim() && { about: about.trim() }),
    },
    workplace,
    ...(hours && { hours }),
    ...(place.trim() && { place: place.trim() }),
    pay: toPay(values),
    skills: values.skills.map((skill) => subjectName(skill, 'en')),
    languages,
    level,
    ...(duration && { duration }),
    ...(startsOn && { startsOn }),
    seats,
    closesOn,
    apply: { way: 'link' as const, ...(link && { url: link }) },
  }
}

/** A draft may leave the pay open: it then counts as not stated. */
function toPay({ payKind, payFrom, payTo, payPer }: OpeningValues): Pay | null {
  if (payKind === 'unstated' || (payKind === 'stated' && payFrom === undefined)) return null
  if (payKind === 'unpaid') return { from: 0, per: payPer, currency: 'INR' }
  return { from: payFrom!, ...(payTo !== undefined && { to: payTo }), per: payPer, currency: 'INR' }
}

export type OpeningFieldErrors = Partial<Record<OpeningField, OpeningError | 'closing'>>

/**
 * Returns the errors by field.
 * @param isDraft true for a draft, which may be incomplete
 * @param storedDay the closing day that is stored, which may be over
 */
export function valueErrors(values: OpeningValues, isDraft: boolean, storedDay?: string): OpeningFieldErrors {
  const found: OpeningFieldErrors = openingErrors({ ...toContent(values), questions: [] })
  if (!found.pay && values.payKind === 'stated' && values.payFrom === undefined) found.pay = 'needed'
  if (values.closesOn !== storedDay && closingError(values.closesOn, today(), lastDay()))
    found.closesOn = 'closing'
  const entries = Object.entries(found).filter(([, error]) => !isDraft || error !== 'needed')
  return Object.fromEntries(entries) as OpeningFieldErrors
}
