import { redirectFor } from './guards'
import { SITE_MOUNTS } from '../testing/siteDeclarations'
import { createMountTable } from '../mounts/mountTable'

const { ownerOf } = createMountTable(SITE_MOUNTS)

const visitor = { role: null }
const learner = { role: 'user' as const }
const mentor = { role: 'mentor' as const }

test.each([
  [visitor, '/', null],
  [visitor, '/resource/c1', null],
  [visitor, '/user/home', '/'],
  [visitor, '/user/resources/c1', '/'],
  [visitor, '/mentor/home', '/'],
  [visitor, '/mentor/chat', '/'],
  [visitor, '/mentor/m1', null],
  [learner, '/', '/user/home'],
  [learner, '/signup', '/user/home'],
  [learner, '/resource', '/user/resources'],
  [learner, '/resource/c1', '/user/resources/c1'],
  [learner, '/verify-certificate', '/user/verify-certificate'],
  [learner, '/resources/jobs', null],
  [learner, '/user/explore', null],
  [learner, '/mentor/home', '/user/home'],
  [learner, '/mentor/m1', '/user/mentor/m1'],
  [mentor, '/', '/mentor/home'],
  [mentor, '/mentor-signup', '/mentor/home'],
  [mentor, '/resource/c1', null],
  [mentor, '/user/home', '/mentor/home'],
  [mentor, '/mentor/profile', null],
  [mentor, '/mentor/m2', null],
])('%j at %s is redirected to %s', (session, pathname, target) => {
  expect(redirectFor(ownerOf(pathname)!, session, { pathname })).toBe(target)
})

describe('query and fragment', () => {
  const places = SITE_MOUNTS.flatMap(({ counterparts = [] }) => counterparts)

  test.each(places.map((one) => [one.page, one]))('of %s stay at its counterparts', (page, counterpart) => {
    const pathname = page.replace(/:\w+/g, 'x1')
    for (const role of ['user', 'mentor'] as const) {
      const target = counterpart[role]?.replace(/:\w+/g, 'x1')
      const place = { pathname, search: '?domain=Data+Science&page=2', hash: '#reviews' }
      expect(redirectFor(ownerOf(pathname)!, { role }, place)).toBe(
        target ? `${target}?domain=Data+Science&page=2#reviews` : null,
      )
    }
  })

  test.each([
    [visitor, '/user/resources', '/'],
    [learner, '/mentor/learners', '/user/home'],
    [mentor, '/user/resources', '/mentor/home'],
  ])(
    'do not go from an area that is not one’s own to another page: %j at %s',
    (session, pathname, target) => {
      expect(redirectFor(ownerOf(pathname)!, session, { pathname, search: '?page=2', hash: '#x' })).toBe(
        target,
      )
    },
  )
})
