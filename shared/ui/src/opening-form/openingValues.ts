import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import {
  closingError,
  type OpeningContent,
  type OpeningField,
  type Pay,
  type PayPeriod,
  type WorkHours,
} from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { lastDay, today } from './closingDays'

export const PAY_KINDS = ['stated', 'unpaid', 'unstated'] as const
export type PayKind = (typeof PAY_KINDS)[number]

/**
 * Values that every form for an opening contains. An empty text or an undefined number means that the value
 * is not stated; NaN is an invalid entry.
 */
export interface BasicValues extends Pick<
  OpeningContent,
  'kind' | 'title' | 'description' | 'workplace' | 'skills' | 'level' | 'seats' | 'closesOn'
> {
  employer: string
  website: string
  about: string
  hours: WorkHours | ''
  place: string
  payKind: PayKind
  payFrom: number | undefined
  payTo: number | undefined
  payPer: PayPeriod
  languages: CourseLanguage[]
  startsOn: string
}

/** Days until the proposed closing day of a new opening. */
const USUAL_DAYS = 30

export const newValues = ({ kind, payKind }: Pick<BasicValues, 'kind' | 'payKind'>): BasicValues => ({
  kind,
  title: '',
  description: '',
  employer: '',
  website: '',
  about: '',
  workplace: 'on-site',
  hours: '',
  place: '',
  payKind,
  payFrom: undefined,
  payTo: undefined,
  payPer: 'month',
  skills: [],
  languages: [],
  level: 'fresher',
  startsOn: '',
  seats: 1,
  closesOn: daysAfter(today(), USUAL_DAYS),
})

export function storedValues(opening: OwnOpening): BasicValues {
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
  }
}

/** Converts the values to the content that is sent to the server. Subjects get their English names. */
export function contentOf(values: BasicValues) {
  const { kind, title, description, workplace, hours, level, seats, closesOn, languages } = values
  const { website, about, place, startsOn } = values
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
    pay: payOf(values),
    skills: values.skills.map((skill) => subjectName(skill, 'en')),
    languages,
    level,
    ...(startsOn && { startsOn }),
    seats,
    closesOn,
  }
}

/** A draft may leave the pay open: it then counts as not stated. */
function payOf({ payKind, payFrom, payTo, payPer }: BasicValues): Pay | null {
  if (payKind === 'unstated' || (payKind === 'stated' && payFrom === undefined)) return null
  if (payKind === 'unpaid') return { from: 0, per: payPer, currency: 'INR' }
  return { from: payFrom!, ...(payTo !== undefined && { to: payTo }), per: payPer, currency: 'INR' }
}

interface Checked {
  /** True for a draft, which may be incomplete. */
  isDraft: boolean
  /** The stored closing day, which may have passed. */
  storedDay: string | undefined
}

type Errors<Fault> = Partial<Record<OpeningField, Fault>>

/**
 * Adds the errors that only a form can detect, and removes errors in parts that may be missing in a draft.
 */
export function formErrors<Fault extends string>(
  found: Errors<Fault>,
  values: BasicValues,
  { isDraft, storedDay }: Checked,
): Errors<Fault | 'needed' | 'closing'> {
  const errors: Errors<Fault | 'needed' | 'closing'> = { ...found }
  if (!errors.pay && values.payKind === 'stated' && values.payFrom === undefined) errors.pay = 'needed'
  if (values.closesOn !== storedDay && closingError(values.closesOn, today(), lastDay()))
    errors.closesOn = 'closing'
  const entries = Object.entries(errors).filter(([, error]) => !isDraft || error !== 'needed')
  return Object.fromEntries(entries) as typeof errors
}
