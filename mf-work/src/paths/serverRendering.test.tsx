/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import { cacheKey, provideRuntimeConfig } from '@mentor-connect/api'
import { getSkillPath, listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import type { Locale } from '@mentor-connect/i18n'
import { headingsIn, renderOnServer } from '@mentor-connect/testing'
import paths from './routes'
import { pathsRequest } from './screens/pathsRequest'
import { aSkillPath, listOf } from './testing/aPath'

const area = { messages: paths.messages, routes: [{ path: 'paths', children: paths.routes }] }
const rendered = (path: string, locale: Locale = 'en', answers = {}) =>
  renderOnServer(area, path, { locale, answers })

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('a path exists if the API finds it', () => {
  const open = flattenRoutes(paths.routes, undefined, '', 'paths').filter(({ rendering }) => rendering)
  expect(open.map(({ path, rendering }) => [path, rendering!.requiredRead])).toEqual([
    ['paths', undefined],
    ['paths/:slug', getSkillPath.path],
  ])
})

test.each([
  ['en', 'Skill paths'],
  ['hi', 'स्किल पाथ'],
] as const)('the list is rendered with its data, in %s', async (locale, title) => {
  const request = pathsRequest(new URLSearchParams(), locale)
  const html = await rendered('/paths', locale, {
    [cacheKey(listSkillPaths, request)]: listOf([aSkillPath()]),
  })
  expect(headingsIn(html)).toEqual([title])
  expect(html).toContain('href="/paths/first-job"')
})

test('a path is rendered with its data, and without it the same way each time', async () => {
  const key = cacheKey(getSkillPath, { params: { slug: 'first-job' } })
  const html = await rendered('/paths/first-job', 'en', { [key]: aSkillPath() })
  expect(headingsIn(html)).toEqual(['Ready for your first job'])
  expect(html).toContain('href="/resource/c1"')
  expect(await rendered('/paths/first-job')).toBe(await rendered('/paths/first-job'))
})
