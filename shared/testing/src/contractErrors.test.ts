import { defineRoutes } from '@mentor-connect/i18n/remote'
import { addressesOf, idErrors, textErrors } from './contractErrors'

const texts = (hi: Record<string, string>) => ({
  en: async () => ({ default: { 'jobs.title': 'Jobs' } }),
  hi: async () => ({ default: hi }),
})
const remote = (...routes: { id?: string; path: string }[]) =>
  defineRoutes({ routes, messages: texts({ 'jobs.title': 'नौकरियाँ' }) })

test.each([
  ['/jobs', { id: 'one', path: 'open' }, '/jobs/open'],
  ['/', { id: 'one', path: 'jobs/:id' }, '/jobs/none'],
  ['/jobs', { id: 'one', path: '*' }, '/jobs'],
])('mounted at %s, the route %j is tested at %s', (mount, route, address) => {
  expect(addressesOf(remote(route), mount)).toEqual([address])
})

test('reports routes without an id and duplicate ids', () => {
  expect(idErrors(remote({ id: 'a', path: 'a' }, { id: 'b', path: 'b' }))).toEqual([])
  expect(idErrors(remote({ path: 'a' }))).toEqual(['the route "a" has no id'])
  expect(idErrors(remote({ id: 'a', path: 'a' }, { id: 'a', path: 'b' }))).toEqual([
    '"a" is the id of two routes',
  ])
})

test('reports messages that are missing in a language', async () => {
  expect(await textErrors(remote({ id: 'a', path: 'a' }))).toEqual([])
  expect(await textErrors(defineRoutes({ routes: [], messages: texts({}) }))).toEqual([
    'jobs.title has no text in hi',
  ])
})
