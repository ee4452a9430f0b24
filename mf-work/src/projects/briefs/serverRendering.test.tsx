/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { cacheKey, provideRuntimeConfig } from '@mentor-connect/api'
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import { getProject, listProjects } from '@mentor-connect/contract/work/projects/projects'
import type { Locale } from '@mentor-connect/i18n'
import { headingsIn, renderOnServer } from '@mentor-connect/testing'
import { projectsRequest } from './projectsRequest'
import projects from './routes'
import { aProject, aProjectSummary } from './testing/aProject'

const area = { messages: projects.messages, routes: [{ path: 'projects', children: projects.routes }] }
const rendered = (path: string, locale: Locale = 'en', answers = {}) =>
  renderOnServer(area, path, { locale, answers })

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('a project that does not exist has no page', () => {
  const pages = flattenRoutes(projects.routes).filter(({ path }) => path.includes(':'))
  expect(pages.map(({ rendering }) => rendering?.requiredRead)).toEqual([
    getProject.path.replace(':id', ':briefId'),
  ])
})

test.each([
  ['en', 'Projects'],
  ['hi', 'प्रोजेक्ट'],
] as const)('the list is rendered with its data, in %s', async (locale, title) => {
  const answers = {
    [cacheKey(listProjects, projectsRequest(new URLSearchParams()))]: { projects: [aProjectSummary()] },
  }
  const html = await rendered('/projects', locale, answers)
  expect(headingsIn(html)).toEqual([title])
  expect(html).toContain('href="/projects/p1"')
})

test('a project is rendered with its data, the same way each time', async () => {
  const answers = { [cacheKey(getProject, { params: { id: 'p1' } })]: aProject() }
  const html = await rendered('/projects/p1', 'en', answers)
  expect(headingsIn(html)).toEqual(['A site for a village library'])
  expect(html).toContain('You ask readers what they need.')
  expect(await rendered('/projects/p1', 'en', answers)).toBe(html)
})
