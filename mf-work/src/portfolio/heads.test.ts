import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { getPortfolio, type Portfolio } from '@mentor-connect/contract/work/portfolio'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import * as heads from './heads'
import { aPortfolio } from './testing/aPortfolio'

const SITE = 'https://site.test'

beforeAll(() => provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' }))

const headOf = (portfolio?: Portfolio) =>
  heads.portfolio({
    params: { slug: 'asha-verma' },
    query: new URLSearchParams(),
    answers: portfolio ? { [readOf(getPortfolio, { params: { slug: 'asha-verma' } })]: portfolio } : {},
    locale: 'en',
    t: (id) => id,
    url: `${SITE}/people/asha-verma`,
    absolute: (path) => SITE + localizedPath('en', path),
  })

test('a public portfolio is described with its certificates, and without links that nobody has checked', () => {
  const { description, jsonLd, isUnlisted } = headOf(aPortfolio({ profile: '/files/asha.jpg' }))
  expect(description).toMatch(/^Asha Verma · Builds clear web pages/)
  expect(isUnlisted).toBeUndefined()
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd).toMatchObject([
    {
      '@type': 'ProfilePage',
      dateModified: '2026-11-20T08:30:00.000Z',
      mainEntity: {
        '@type': 'Person',
        name: 'Asha Verma',
        image: 'https://api.test/files/asha.jpg',
        knowsAbout: ['Web Development', 'Patience'],
        knowsLanguage: ['hi'],
        hasCredential: [{ name: 'First web pages', url: `${SITE}/verify-certificate?certificateId=c1` }],
      },
    },
  ])
  expect(JSON.stringify(jsonLd)).not.toContain('example.org')
})

test('search engines are kept away from a portfolio that is only for people with its address', () => {
  const { jsonLd, isUnlisted } = headOf(aPortfolio({ isListed: false }))
  expect([jsonLd, isUnlisted]).toEqual([undefined, true])
})

test('a page without its data has no description', () => expect(headOf()).toEqual({}))
