import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { messagesOfPage } from '@mentor-connect/contract/remote'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { getProject, listProjects } from '@mentor-connect/contract/work/projects/projects'
import { LOCALES, type Locale } from '@mentor-connect/i18n'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import * as heads from './heads'
import { projectsRequest } from './projectsRequest'
import routes from './routes'
import { aProject, aProjectSummary } from './testing/aProject'

const SITE = 'https://site.test'
const MESSAGES: Record<Locale, Record<string, string>> = { en: {}, hi: {} }

beforeAll(async () => {
  provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' })
  for (const loaders of [routes.messages, ...routes.routes.map(({ handle }) => messagesOfPage(handle))])
    for (const locale of LOCALES) Object.assign(MESSAGES[locale], (await loaders?.[locale]())?.default)
})

const headOf = (page: keyof typeof heads, answers: Record<string, unknown> = {}, locale: Locale = 'en') =>
  heads[page]({
    params: { briefId: 'p1' },
    query: new URLSearchParams(),
    answers,
    locale,
    t: (id) => MESSAGES[locale][id] ?? `missing ${id}`,
    url: `${SITE}/projects/p1`,
    absolute: (path) => SITE + localizedPath(locale, path),
  })

test.each(LOCALES)('the list is described, with its entries, in %s', (locale) => {
  const answers = {
    [readOf(listProjects, projectsRequest(new URLSearchParams()))]: { projects: [aProjectSummary()] },
  }
  const { description, jsonLd } = headOf('projects', answers, locale)
  expect(description).toBe(MESSAGES[locale]['projects.list.description'])
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd).toHaveLength(2)
})

test('a project is described by its title and goal, with breadcrumbs', () => {
  const answers = { [readOf(getProject, { params: { id: 'p1' } })]: aProject() }
  const { description, jsonLd } = headOf('project', answers)
  expect(description).toBe('A site for a village library · People see at home which books are there.')
  expect(structuredDataIssues(jsonLd)).toEqual([])
})

test('a page without its data has no description', () => {
  expect(headOf('project')).toEqual({})
})
