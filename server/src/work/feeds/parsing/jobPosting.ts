import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import {
  isDay,
  type OpeningKind,
  type OpeningLevel,
  type Pay,
  type PayPeriod,
} from '@mentor-connect/contract/work/openingRules'
import type { EntryDraft } from './entryDraft'
import { isObject, type JsonObject } from './findPostings'

/** Converts a schema.org `JobPosting`. Parts with an unknown structure count as missing. */
export function draftOfPosting(posting: JsonObject): EntryDraft {
  const types = listOf(posting.employmentType).map((type) => textOf(type).toUpperCase())
  const kind = kindOf(types)
  const isRemote = listOf(posting.jobLocationType).some((type) => textOf(type) === 'TELECOMMUTE')
  const organization = listOf(posting.hiringOrganization)[0]
  const link = textOf(posting.url) || textOf(posting['@id'])
  const [startsOn, closesOn] = [dayOf(posting.jobStartDate), dayOf(posting.validThrough)]
  const level = levelOf(posting.experienceRequirements, kind)
  const hours = hoursOf(types)
  return {
    id: identifierOf(posting.identifier),
    title: textOf(posting.title) || textOf(posting.name),
    description: textOf(posting.description),
    employer: textOf(organization),
    website: isObject(organization) ? textOf(listOf(organization.sameAs)[0]) || textOf(organization.url) : '',
    kind,
    ...(hours && { hours }),
    workplace: isRemote ? 'remote' : 'on-site',
    place: placeOf(posting.jobLocation),
    pay: payOf(posting.baseSalary),
    skills: skillsOf(posting.skills),
    languages: [],
    ...(level && { level }),
    seats: Number(textOf(posting.totalJobOpenings)) || 1,
    ...(startsOn && { startsOn }),
    ...(closesOn && { closesOn }),
    link,
  }
}

/** Maximum number of items of a list that are read. */
const LIST_READ_MAX = 50
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, LIST_READ_MAX) : value === undefined || value === null ? [] : [value]

/** Returns a text, a number, or the name or the value of an object. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!isObject(value)) return ''
  const inner = value.name ?? value['@value'] ?? value.value
  return typeof inner === 'string' || typeof inner === 'number' ? String(inner) : ''
}

/**
 * Returns the identifier of a posting. For a `PropertyValue` this is its value, because its name is that of
 * the employer.
 */
const identifierOf = (value: unknown): string =>
  isObject(value) ? textOf(value.value) || textOf(value['@id']) : textOf(value)

function kindOf(types: string[]): OpeningKind {
  if (types.some((type) => type.startsWith('INTERN'))) return 'internship'
  if (types.some((type) => type.startsWith('APPRENTICE'))) return 'apprenticeship'
  return types.includes('VOLUNTEER') ? 'volunteering' : 'job'
}

/**
 * Returns the working hours of a posting. They are undefined if the posting states both full-time and
 * part-time.
 */
function hoursOf(types: string[]): EntryDraft['hours'] {
  const [isFull, isPart] = [types.includes('FULL_TIME'), types.includes('PART_TIME')]
  if (isFull === isPart) return undefined
  return isFull ? 'full' : 'part'
}

function placeOf(locations: unknown): string {
  for (const location of listOf(locations)) {
    const address = isObject(location) ? (location.address ?? location.name) : location
    const place = isObject(address)
      ? textOf(address.addressLocality) || textOf(address.addressRegion)
      : textOf(address)
    if (place) return place
  }
  return ''
}

const PERIODS: Record<string, PayPeriod> = { HOUR: 'hour', DAY: 'day', MONTH: 'month', YEAR: 'year' }

/** Returns the pay, but only if it is in rupees. There is no period for pay per week. */
function payOf(salary: unknown): Pay | null {
  if (!isObject(salary) || textOf(salary.currency) !== 'INR') return null
  const value = isObject(salary.value) ? salary.value : salary
  const per = PERIODS[textOf(value.unitText).toUpperCase()]
  const single = amountOf(isObject(salary.value) ? value.value : salary.value)
  const from = amountOf(value.minValue) ?? single
  const to = amountOf(value.maxValue)
  if (!per || from === undefined) return null
  return { from, ...(to !== undefined && to > from && { to }), per, currency: 'INR' }
}

function amountOf(value: unknown): number | undefined {
  const text = textOf(value).replace(/[,\s₹]/g, '')
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text)) : undefined
}

function skillsOf(skills: unknown): string[] {
  const texts = listOf(skills).map(textOf)
  // A single text is a list of skills, separated by commas or semicolons.
  return texts.length === 1 ? texts[0]!.slice(0, 2000).split(/[,;]/) : texts
}

function levelOf(experience: unknown, kind: OpeningKind): OpeningLevel | undefined {
  const months = isObject(experience) ? Number(textOf(experience.monthsOfExperience)) : NaN
  if (months > 0) return 'experienced'
  if (months === 0 || /^no (requirements|experience)/i.test(textOf(experience))) return 'fresher'
  return kind === 'job' ? undefined : 'student'
}

/** Converts a day or a time in ISO 8601 to the day in the product's time zone. */
function dayOf(value: unknown): string | undefined {
  const text = textOf(value).trim().slice(0, 40)
  if (isDay(text)) return text
  const isTime = /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
  return isTime ? localDay(new Date(text), DEFAULT_TIME_ZONE) : undefined
}
