import { MENTOR_AREA_SEGMENTS } from '@mentor-connect/shared/remote'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMES, MOUNTS } from './areas'
import { ownerOf } from './mountTable'

test.each([
  ['/', 'public'],
  ['/about', 'public'],
  ['/resource/c1', 'public'],
  ['/nowhere/at/all', 'public'],
  ['/user', 'learner'],
  ['/user/home', 'learner'],
  ['/user/bookmarks', 'learner'],
  ['/user/bookmarks/c1', 'learner-bookmark'],
  ['/user/resources', 'learner-courses'],
  ['/user/resources/c1', 'learner-courses'],
  ['/user/mentor/m1', 'learner-mentor'],
  ['/user/chat', 'learner-chat'],
  ['/mentor', 'mentor'],
  ['/mentor/home', 'mentor'],
  ['/mentor/resources/add', 'mentor'],
  ['/mentor/chat', 'mentor-chat'],
  ['/mentor/m1', 'mentor-profile'],
  ['/mentor/m1/deeper', 'public'],
  ['/mentor-signup', 'public'],
])('%s belongs to %s', (pathname, owner) => {
  expect(ownerOf(pathname)?.id).toBe(owner)
})

test.each(MOUNTS.map((mount) => [mount.id, mount] as const))('the row of %s is valid', (id, mount) => {
  const frames = [...Object.keys(FRAMES), 'by-role']
  expect(MOUNTS.filter((other) => other.id === id)).toHaveLength(1)
  expect(readdirSync(join(__dirname, '../../..'))).toContain(`mf-${mount.remote}`)
  expect(frames).toContain(mount.frame)
  expect(['open', 'guest', 'user', 'mentor']).toContain(mount.guard)
  expect(mount.owns.every((pattern) => pattern.startsWith(mount.path))).toBe(true)
})

test.each(MENTOR_AREA_SEGMENTS)('/mentor/%s is not matched as a mentor’s profile', (segment) => {
  expect(ownerOf(`/mentor/${segment}`)?.guard).toBe('mentor')
})
