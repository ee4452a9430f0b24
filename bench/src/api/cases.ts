import type { Served } from './servers'
import type { FixtureSize } from './fixture'

/** One request to measure, for each database size. */
export interface Case {
  name: string
  path: (served: Served) => string
}

const PAGE_SIZE = 9
const pages = ({ courses }: FixtureSize) => Math.ceil(courses / PAGE_SIZE)
const catalogue = (name: string, query: (fixture: FixtureSize) => string): Case => ({
  name,
  path: ({ fixture }) => `/resource/get-resources?limit=${PAGE_SIZE}&${query(fixture)}`,
})

const SORTS = ['newest', 'popular', 'rating', 'title']

export const CASES: Case[] = [
  ...SORTS.map((sort) => catalogue(`catalogue by ${sort}, page 1`, () => `sort=${sort}`)),
  ...SORTS.map((sort) =>
    catalogue(
      `catalogue by ${sort}, middle page`,
      (fixture) => `sort=${sort}&page=${Math.ceil(pages(fixture) / 2)}`,
    ),
  ),
  ...SORTS.map((sort) =>
    catalogue(`catalogue by ${sort}, last page`, (fixture) => `sort=${sort}&page=${pages(fixture)}`),
  ),
  catalogue('one domain', () => 'domain=Domain%203'),
  catalogue('one domain by popularity', () => 'domain=Domain%203&sort=popular'),
  catalogue(
    'one domain, middle page',
    ({ courses }) => `domain=Domain%203&page=${Math.ceil(courses / 6 / PAGE_SIZE / 2)}`,
  ),
  catalogue('search that finds few (10 and 50)', () => 'q=quilting'),
  catalogue('search within a domain', () => 'q=quilting&domain=Domain%203'),
  catalogue('search that finds 1 in 100 (1 and 1,000)', () => 'q=pottery'),
  catalogue('search that finds all', () => 'q=course'),
  catalogue('search that finds none', () => 'q=unheard'),
  { name: 'courses of a mentor', path: () => '/resource/get-resources-by-mentor/m0' },
  { name: 'domains', path: () => '/resource/get-domains' },
  { name: 'dashboard', path: ({ learnerId }) => `/user/get-user-details?userId=${learnerId}` },
]
