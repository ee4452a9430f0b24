import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { messagesOfPage } from '@mentor-connect/contract/remote'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { getOpening, type Opening } from '@mentor-connect/contract/work/openings'
import { LOCALES, type Locale } from '@mentor-connect/i18n'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import { anOpening } from '../opening-facts/testing/anOpening'
import routes from '../openings'
import * as heads from './heads'

const SITE = 'https://site.test'
const MESSAGES: Record<Locale, Record<string, string>> = { en: {}, hi: {} }

beforeAll(async () => {
  provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' })
  for (const loaders of [routes.messages, ...routes.routes.map(({ handle }) => messagesOfPage(handle))])
    for (const locale of LOCALES) Object.assign(MESSAGES[locale], (await loaders?.[locale]())?.default)
})

function headOf(page: keyof typeof heads, opening?: Partial<Opening>, locale: Locale = 'en') {
  const answers = opening ? { [readOf(getOpening, { params: { id: 'o1' } })]: anOpening(opening) } : {}
  return heads[page]({
    params: { openingId: 'o1' },
    query: new URLSearchParams(),
    answers,
    locale,
    t: (id) => MESSAGES[locale][id] ?? `missing ${id}`,
    url: `${SITE}/openings/o1`,
    absolute: (path) => SITE + localizedPath(locale, path),
  })
}
const postingOf = (opening: Partial<Opening>) =>
  headOf('opening', opening).jsonLd![0] as Record<string, unknown>

test.each(LOCALES)('the list is described, in %s', (locale) => {
  const head = headOf('openings', undefined, locale)
  expect(head.description).toBe(MESSAGES[locale]['openings.list.intro'])
  expect(head.image?.url).toMatch(/^https:\/\/api\.test\/share\/site\/card\.png\?locale=/)
})

test('a page without its data has no description', () => {
  expect(headOf('opening')).toEqual({})
})

test('an opening has the structured data that search engines require, and breadcrumbs', () => {
  const { description, jsonLd } = headOf('opening', {})
  expect(description).toMatch(/^Internship in a web shop · Sample Shop \(example\) · You look after/)
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Internship in a web shop',
      description: '<p>You look after the catalogue.</p><p>You learn how a shop works.</p>',
      datePosted: '2026-11-20T08:30:00.000Z',
      validThrough: '2099-01-31T23:59:59+05:30',
      employmentType: 'INTERN',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Bhopal', addressCountry: 'IN' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { '@type': 'QuantitativeValue', minValue: 8_000, maxValue: 12_000, unitText: 'MONTH' },
      },
      directApply: true,
      totalJobOpenings: 2,
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})

test('work from home has no place, and says from which country people may apply', () => {
  const remote = postingOf({ workplace: 'remote', place: undefined })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test.each([
  ['not stated', null],
  ['none', { from: 0, per: 'month', currency: 'INR' }],
  ['for the whole time', { from: 9_000, per: 'whole', currency: 'INR' }],
] as const)('pay that is %s is left out', (_, pay) => {
  expect(postingOf({ pay })).not.toHaveProperty('baseSalary')
})

test('what the poster does not state is left out, and text is no markup', () => {
  const posting = postingOf({
    kind: 'job',
    description: 'More <b>& better</b>',
    apply: { way: 'link', url: 'https://jobs.example.org/1' },
    level: 'experienced',
  })
  expect(posting).not.toHaveProperty('employmentType')
  expect(posting).not.toHaveProperty('jobStartDate')
  expect(posting).not.toHaveProperty('experienceRequirements')
  expect(posting).toMatchObject({
    description: '<p>More &lt;b&gt;&amp; better&lt;/b&gt;</p>',
    directApply: false,
  })
})
