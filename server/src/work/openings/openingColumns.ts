import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { storedSubject } from '@mentor-connect/contract/courses/subjects'
import { PAY_MAX } from '@mentor-connect/contract/work/openingLimits'
import { monthlyPay, type OpeningContent } from '@mentor-connect/contract/work/openingRules'
import { openingWarnings } from '@mentor-connect/contract/work/openingWarnings'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { createHash } from 'node:crypto'
import type { StoredOpening } from './openings.repo'

/**
 * Removes duplicates, and the fields that belong only to the other way of applying. Subjects get their
 * English names.
 */
function tidy(content: OpeningContent): OpeningContent {
  const { apply, questions, skills, languages } = content
  const isHere = apply.way === 'here'
  return {
    ...content,
    skills: [...new Set(skills.map(storedSubject))],
    languages: [...new Set(languages)],
    questions: isHere ? questions : [],
    apply: isHere ? { way: 'here' } : apply,
  }
}

/** Returns a key of the employer, title and place. Openings with the same key may be duplicates. */
function duplicateKey({ employer, title, place = '' }: OpeningContent): string {
  const parts = [foldText(employer.name), foldText(title), placeKey(place)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Converts the texts and facts of an opening to columns.
 *
 * @param stated language of the texts, if it is known; it selects one of the languages that share a script
 */
export function columnsOf(given: OpeningContent, stated?: string) {
  const content = tidy(given)
  const { employer, pay, duration, apply, place = '' } = content
  const language = languageOf(`${content.title}\n${content.description}`, stated) ?? 'en'
  return {
    kind: content.kind,
    workplace: content.workplace,
    level: content.level,
    hours: content.hours ?? null,
    duplicate_key: duplicateKey(content),
    place,
    place_key: placeKey(place),
    closes_on: content.closesOn,
    // The value is limited because the column has 32 bits.
    pay_month: Math.min(monthlyPay(content) ?? 0, PAY_MAX),
    pay_from: pay?.from ?? null,
    pay_to: pay?.to ?? null,
    pay_per: pay?.per ?? null,
    duration_count: duration?.count ?? null,
    duration_unit: duration?.unit ?? null,
    starts_on: content.startsOn ?? null,
    seats: content.seats,
    language,
    apply_way: apply.way,
    apply_url: apply.url ?? '',
    title: content.title,
    employer: employer.name,
    employer_website: employer.website ?? '',
    employer_about: employer.about ?? '',
    skills: JSON.stringify(content.skills),
    languages: JSON.stringify(content.languages),
    questions: JSON.stringify(content.questions),
    warnings: JSON.stringify(openingWarnings(content)),
    description: content.description,
  }
}

export const listOf = <One extends string>(json: string): One[] => JSON.parse(json) as One[]

/** Converts the texts and facts of a stored opening to the form in which its poster enters them. */
export function contentOf(row: StoredOpening): OpeningContent {
  return {
    kind: row.kind,
    title: row.title,
    description: row.description,
    employer: {
      name: row.employer,
      ...(row.employer_website && { website: row.employer_website }),
      ...(row.employer_about && { about: row.employer_about }),
    },
    workplace: row.workplace,
    ...(row.hours !== null && { hours: row.hours }),
    ...(row.place && { place: row.place }),
    pay: payOf(row),
    skills: listOf(row.skills),
    languages: listOf(row.languages),
    level: row.level,
    ...(row.duration_count !== null &&
      row.duration_unit !== null && { duration: { count: row.duration_count, unit: row.duration_unit } }),
    ...(row.starts_on !== null && { startsOn: row.starts_on }),
    seats: row.seats,
    closesOn: row.closes_on,
    apply: { way: row.apply_way, ...(row.apply_url && { url: row.apply_url }) },
    questions: listOf(row.questions),
  }
}

function payOf({ pay_from, pay_to, pay_per }: StoredOpening): OpeningContent['pay'] {
  if (pay_from === null || pay_per === null) return null
  return { from: pay_from, ...(pay_to !== null && { to: pay_to }), per: pay_per, currency: 'INR' }
}
