import { paths } from '@mentor-connect/contract/remote'
import { mountTable } from '@mentor-connect/contract/site/mounts'
import { PAGES_OF_SLOT } from '@mentor-connect/contract/site/slotPages'
import { AUDIENCE_OF_SLOT, type ComponentSlot } from '@mentor-connect/contract/site/slots'
import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import type { Release } from '@mentor-connect/build/release/release'
import { counterpartRule, mountRule } from '../release/gate/mountRules'
import { neededGrant } from '../release/grants/neededGrant'
import { grantRule } from '../release/gate/gate'
import { contributionRule, navigationRule } from '../release/gate/slotRules'
import { allAreas } from './areas'
import { ownerOf } from './pages/ownership'

const declared = allAreas()
  .filter(({ name }) => name !== 'shell')
  .map(({ name, dir }) => [name, readDeclaration(dir)] as const)
const table = mountTable(Object.fromEntries(declared.map(([area, { mounts }]) => [area, mounts])))
const ownerAt = (pathname: string) => ownerOf(pathname, table)

test.each([
  ['/', 'public/'],
  ['/about', 'public/'],
  ['/resource/c1', 'public/'],
  ['/nowhere/at/all', 'public/'],
  ['/user', 'learner/user'],
  ['/user/home', 'learner/user'],
  ['/user/bookmarks', 'learner/user'],
  ['/user/notes', 'learner/user'],
  ['/user/bookmarks/c1', 'public/user/bookmarks'],
  ['/user/resources', 'public/user/resources'],
  ['/user/resources/c1', 'public/user/resources'],
  ['/user/mentor/m1', 'public/user/mentor'],
  ['/user/chat', 'chat/user/chat'],
  ['/mentor', 'mentor/mentor'],
  ['/mentor/home', 'mentor/mentor'],
  ['/mentor/resources/add', 'mentor/mentor'],
  ['/mentor/chat', 'chat/mentor/chat'],
  ['/mentor/m1', 'public/mentor'],
  ['/mentor/m1/deeper', 'public/'],
  ['/mentor-signup', 'public/'],
])('%s belongs to %s', (pathname, owner) => {
  expect(ownerAt(pathname)?.id).toBe(owner)
})

const inMentorArea = Object.values(paths.mentorArea).map((path) =>
  typeof path === 'function' ? (path as (...ids: string[]) => string)('x', 'y') : path,
)
test.each(inMentorArea)('%s is not matched as a mentor’s profile', (path) => {
  expect(ownerAt(path)?.guard).toBe('mentor')
})

test.each(declared)('the gate accepts what %s declares, beside all others', (area, declares) => {
  const release = { area, declares, release: 'r1' } as unknown as Release
  const remotes = Object.fromEntries(
    declared.map(([name, declaration]) => [name, { ...release, area: name, declares: declaration }]),
  )
  const live = { remotes, grants: { [area]: neededGrant(declares) } }
  const candidate = { description: release, dir: '' }
  for (const rule of [mountRule, counterpartRule, grantRule, navigationRule, contributionRule])
    expect(rule(candidate, live)).toEqual([])
})

const GUARDS_OF_AUDIENCE = {
  user: ['user'],
  mentor: ['mentor'],
  'signed-in': ['user', 'mentor'],
  everyone: ['open', 'guest', 'user'],
}

test.each(Object.entries(PAGES_OF_SLOT))('the pages with %s are pages of its people', (slot, pages) => {
  const guards = GUARDS_OF_AUDIENCE[AUDIENCE_OF_SLOT[slot as ComponentSlot]]
  for (const page of pages) expect(guards).toContain(ownerAt(page.replaceAll(/:\w+/g, 'x'))?.guard)
})
