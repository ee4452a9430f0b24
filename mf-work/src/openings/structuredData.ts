import { BRAND } from '@mentor-connect/contract/rules/brand'
import { SCHEMA_ORG } from '@mentor-connect/contract/site/structuredData'
import type { Opening } from '@mentor-connect/contract/work/openings'
import type { OpeningKind, PayPeriod, WorkHours } from '@mentor-connect/contract/work/openingRules'

// Structured data for search engines (schema.org), by Google's rules for job postings. It contains only what the
// poster states.

const HOURS: Record<WorkHours, string> = { full: 'FULL_TIME', part: 'PART_TIME' }

/**
 * Employment types in schema.org by kind of opening. The type of a job follows from the hours that its poster
 * states.
 */
const EMPLOYMENT: Partial<Record<OpeningKind, string>> = {
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteering: 'VOLUNTEER',
}

/** Units of pay in schema.org. Pay for the whole duration has no such unit and is left out. */
const UNITS: Partial<Record<PayPeriod, string>> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' }

export function jobPosting(opening: Opening, url: string) {
  const { _id, kind, title, description, employer, skills, seats, closesOn, startsOn, level } = opening
  const { hours } = opening
  const types = [EMPLOYMENT[kind], hours && HOURS[hours]].filter((type) => type !== undefined)
  return {
    ...SCHEMA_ORG,
    '@type': 'JobPosting',
    title,
    description: toHtml(description),
    identifier: { '@type': 'PropertyValue', name: BRAND.en, value: _id },
    url,
    datePosted: opening.postedAt,
    // The opening closes at the end of the day in India.
    validThrough: `${closesOn}T23:59:59+05:30`,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      ...(employer.website && { sameAs: employer.website }),
    },
    ...locationOf(opening),
    ...salaryOf(opening),
    ...(types.length > 0 && { employmentType: types.length > 1 ? types : types[0] }),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    ...(startsOn && { jobStartDate: startsOn }),
    ...(level !== 'experienced' && { experienceRequirements: 'no requirements' }),
    totalJobOpenings: seats,
    directApply: opening.apply.way === 'here',
  }
}

const INDIA = { '@type': 'Country', name: 'India' }

function locationOf({ workplace, place }: Opening) {
  if (workplace === 'remote') return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA }
  const address = { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' }
  return { jobLocation: { '@type': 'Place', address } }
}

function salaryOf({ pay }: Opening) {
  const unitText = pay && UNITS[pay.per]
  if (!pay || !unitText || (pay.to ?? pay.from) === 0) return {}
  const amount = pay.to && pay.to > pay.from ? { minValue: pay.from, maxValue: pay.to } : { value: pay.from }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value } }
}

/** Converts a text to HTML, which schema.org allows in the description. */
function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
