import { redirectFor } from './guards'
import { SITE_MOUNTS } from '../testing/siteDeclarations'
import { createMountTable } from './mountTable'

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
  [learner, '/verify-certificate', null],
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
  expect(redirectFor(ownerOf(pathname)!, session, pathname)).toBe(target)
})
