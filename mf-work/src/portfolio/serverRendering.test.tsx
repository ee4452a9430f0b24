/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { cacheKey, provideRuntimeConfig } from '@mentor-connect/api'
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import { getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { headingsIn, renderOnServer } from '@mentor-connect/testing'
import routes from './routes'
import { aPortfolio } from './testing/aPortfolio'

const area = { messages: routes.messages, routes: [{ path: 'people', children: routes.routes }] }

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('a portfolio exists if the API finds it', () => {
  const pages = flattenRoutes(routes.routes, undefined, '', 'people').filter(({ rendering }) => rendering)
  expect(pages.map(({ path, rendering }) => [path, rendering!.requiredRead])).toEqual([
    ['people/:slug', getPortfolio.path],
  ])
})

test('a portfolio is rendered with its data, the same way each time', async () => {
  const answers = { [cacheKey(getPortfolio, { params: { slug: 'asha-verma' } })]: aPortfolio() }
  const rendered = () => renderOnServer(area, '/people/asha-verma', { locale: 'en', answers })
  const html = await rendered()
  expect(headingsIn(html)).toEqual(['Asha Verma'])
  expect(html).toContain('Certificate: First web pages')
  expect(await rendered()).toBe(html)
})
