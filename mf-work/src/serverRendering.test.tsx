/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { cacheKey, provideRuntimeConfig } from '@mentor-connect/api'
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import { getOpening, listOpenings } from '@mentor-connect/contract/work/openings'
import type { Locale } from '@mentor-connect/i18n'
import { headingsIn, renderOnServer } from '@mentor-connect/testing'
import { anOpening, anOpeningSummary, pageOf } from './opening-facts/testing/anOpening'
import { openingsRequest, readOpeningListState } from './openings/openingListState'
import routes from './openings'

const area = { messages: routes.messages, routes: [{ path: 'openings', children: routes.routes }] }
const rendered = (path: string, locale: Locale = 'en', answers = {}) =>
  renderOnServer(area, path, { locale, answers })

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('an opening that does not exist has no page', () => {
  const pages = flattenRoutes(routes.routes).filter(({ path }) => path.includes(':'))
  expect(pages.map(({ rendering }) => rendering?.requiredRead)).toEqual([
    getOpening.path.replace(':id', ':openingId'),
  ])
})

test('the list is rendered in both languages at the same time', async () => {
  const [en, hi] = await Promise.all([rendered('/openings'), rendered('/openings', 'hi')])
  expect(headingsIn(en)).toEqual(['Openings'])
  expect(headingsIn(hi)).toEqual(['अवसर'])
})

test('the list is rendered with its data, for the filters in the URL', async () => {
  const openings = [anOpeningSummary()]
  const request = openingsRequest(readOpeningListState(new URLSearchParams('kind=internship')))
  const html = await rendered('/openings?kind=internship', 'en', {
    [cacheKey(listOpenings, request)]: {
      openings,
      pagination: pageOf(openings),
      kinds: [{ kind: 'internship', count: 1 }],
    },
  })
  expect(html).toContain('Internship in a web shop')
  expect(html).toContain('₹8,000–₹12,000 per month')
})

test('an opening is rendered with its data, the same way each time', async () => {
  const answers = { [cacheKey(getOpening, { params: { id: 'o1' } })]: anOpening() }
  const html = await rendered('/openings/o1', 'en', answers)
  expect(headingsIn(html)).toEqual(['Internship in a web shop'])
  expect(html).toContain('You learn how a shop works.')
  expect(await rendered('/openings/o1', 'en', answers)).toBe(html)
})
