import { defineRoutes } from '../remote'
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
])('mounted at %s, %j is tried at %s', (mount, route, address) => {
  expect(addressesOf(remote(route), mount)).toEqual([address])
})

test('a route without an id, and two of the same id, are errors', () => {
  expect(idErrors(remote({ id: 'a', path: 'a' }, { id: 'b', path: 'b' }))).toEqual([])
  expect(idErrors(remote({ path: 'a' }))).toEqual(['the route "a" has no id'])
  expect(idErrors(remote({ id: 'a', path: 'a' }, { id: 'a', path: 'b' }))).toEqual([
    '"a" is the id of two routes',
  ])
})

test('a text that is missing in a language is an error', async () => {
  expect(await textErrors(remote({ id: 'a', path: 'a' }))).toEqual([])
  expect(await textErrors(defineRoutes({ routes: [], messages: texts({}) }))).toEqual([
    'jobs.title has no text in hi',
  ])
})
