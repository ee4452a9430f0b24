import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { getSkillPath, listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import * as heads from './heads'
import en from './screens/messages/en.json'
import { pathsRequest } from './screens/pathsRequest'
import { aSkillPath, listOf } from './testing/aPath'

const SITE = 'https://site.test'

beforeAll(() => provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' }))

const headOf = (page: keyof typeof heads, params: Record<string, string>, answers: object) =>
  heads[page]({
    params,
    query: new URLSearchParams(),
    answers: { ...answers },
    locale: 'en',
    t: (id) => (en as Record<string, string>)[id] ?? `missing ${id}`,
    url: `${SITE}/here`,
    absolute: (path) => SITE + path,
  })

test('a path is a course with its milestones, and a list of its available courses', () => {
  const mentor = { id: 'm1', name: 'Ravi Iyer' }
  const answers = { [readOf(getSkillPath, { params: { slug: 'first-job' } })]: aSkillPath({ mentor }) }
  const { description, jsonLd = [] } = headOf('path', { slug: 'first-job' }, answers)
  expect(description).toBe('Get invited and arrive well.')
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd).toMatchObject([
    {
      '@type': 'Course',
      name: 'Ready for your first job',
      author: { name: 'Ravi Iyer', url: `${SITE}/mentor/m1` },
      hasCourseInstance: { courseWorkload: 'PT300M' },
      syllabusSections: [{ name: 'Get invited' }, { name: 'Arrive well' }],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ item: `${SITE}/resource/c1` }, { item: `${SITE}/resource/c2` }],
    },
    { '@type': 'BreadcrumbList' },
  ])
})

test('the list of paths is a list with their addresses', () => {
  const answers = {
    [readOf(listSkillPaths, pathsRequest(new URLSearchParams(), 'en'))]: listOf([aSkillPath()]),
  }
  const { jsonLd = [] } = headOf('list', {}, answers)
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd[0]).toMatchObject({ itemListElement: [{ position: 1, item: `${SITE}/paths/first-job` }] })
})

test('a path that was not read has no description', () => {
  expect(headOf('path', { slug: 'unknown' }, {})).toEqual({})
})
