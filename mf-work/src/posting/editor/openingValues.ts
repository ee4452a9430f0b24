import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import {
  closingError,
  openingErrors,
  type Duration,
  type OpeningContent,
  type OpeningError,
  type OpeningField,
  type Pay,
  type PayPeriod,
  type WorkHours,
} from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { lastDay, today } from '../closingDays'

export const PAY_KINDS = ['stated', 'unpaid', 'unstated'] as const

/** Values of the form. Empty texts, and undefined numbers, are those that are not stated; NaN is an invalid entry. */
export interface OpeningValues extends Pick<
  OpeningContent,
  'kind' | 'title' | 'description' | 'workplace' | 'skills' | 'level' | 'seats' | 'closesOn' | 'questions'
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
  durationCount: number | undefined
  durationUnit: Duration['unit']
  startsOn: string
  applyWay: OpeningContent['apply']['way']
  applyUrl: string
}

/** Days until the proposed closing day of a new opening. */
const USUAL_DAYS = 30

export const newOpening = (): OpeningValues => ({
  kind: 'internship',
  title: '',
  description: '',
  employer: '',
  website: '',
  about: '',
  workplace: 'on-site',
  hours: '',
  place: '',
  payKind: 'stated',
  payFrom: undefined,
  payTo: undefined,
  payPer: 'month',
  skills: [],
  languages: [],
  level: 'fresher',
  durationCount: undefined,
  durationUnit: 'month',
  startsOn: '',
  seats: 1,
  closesOn: daysAfter(today(), USUAL_DAYS),
  applyWay: 'here',
  applyUrl: '',
  questions: [],
})

export function storedOpening(opening: OwnOpening): OpeningValues {
  const { employer, pay, duration, apply } = opening
  const isUnpaid = pay !== null && (pay.to ?? pay.from) === 0
  return {
    kind: opening.kind,
    title: opening.title,
    description: opening.description,
    employer: employer.name,
    website: employer.website ?? '',
    about: employer.about ?? '',
    workplace: opening.workplace,
    hours: opening.hours ?? '',
    place: opening.place ?? '',
    payKind: pay === null ? 'unstated' : isUnpaid ? 'unpaid' : 'stated',
    payFrom: isUnpaid ? undefined : pay?.from,
    payTo: isUnpaid ? undefined : pay?.to,
    payPer: pay?.per ?? 'month',
    skills: opening.skills,
    languages: opening.languages as CourseLanguage[],
    level: opening.level,
    durationCount: duration?.count,
    durationUnit: duration?.unit ?? 'month',
    startsOn: opening.startsOn ?? '',
    seats: opening.seats,
    closesOn: opening.closesOn,
    applyWay: apply.way,
    applyUrl: apply.url ?? '',
    questions: opening.questions,
  }
}

export type SentContent = OpeningContent & { languages: CourseLanguage[] }

/** Converts the values to what is sent. Subjects get their English names. */
export function toContent(values: OpeningValues): SentContent {
  const { kind, title, description, workplace, hours, level, seats, closesOn, languages, questions } = values
  const { website, about, place, startsOn, durationCount, durationUnit, applyWay, applyUrl } = values
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
    ...(durationCount !== undefined && { duration: { count: durationCount, unit: durationUnit } }),
    ...(startsOn && { startsOn }),
    seats,
    closesOn,
    apply: { way: applyWay, ...(applyWay === 'link' && applyUrl && { url: applyUrl }) },
    questions: applyWay === 'here' ? questions.map((question) => question.trim()).filter(Boolean) : [],
  }
}

/** A draft may leave the pay open: it then counts as not stated. */
function toPay({ payKind, payFrom, payTo, payPer }: OpeningValues): Pay | null {
  if (payKind === 'unstated' || (payKind === 'stated' && payFrom === undefined)) return null
  if (payKind === 'unpaid') return { from: 0, per: payPer, currency: 'INR' }
  return { from: payFrom!, ...(payTo !== undefined && { to: payTo }), per: payPer, currency: 'INR' }
}

export type FieldError = OpeningError | 'closing' | 'pay'
export type OpeningFieldErrors = Partial<Record<OpeningField, FieldError>>

/**
 * Returns the errors by field.
 * @param isDraft true for a draft, which may be incomplete
 * @param storedDay the closing day that is stored, which may be over
 */
export function valueErrors(values: OpeningValues, isDraft: boolean, storedDay?: string): OpeningFieldErrors {
  const found: OpeningFieldErrors = openingErrors(toContent(values))
  if (found.pay) found.pay = 'pay'
  if (!found.pay && !isDraft && values.payKind === 'stated' && values.payFrom === undefined)
    found.pay = 'needed'
  if (values.closesOn !== storedDay && closingError(values.closesOn, today(), lastDay()))
    found.closesOn = 'closing'
  const entries = Object.entries(found).filter(([, error]) => !isDraft || error !== 'needed')
  return Object.fromEntries(entries) as OpeningFieldErrors
}
