import type { SiteRendering } from '@mentor-connect/contract/site/rendering'
import { isKnownAddress, pageAt } from './knownAddress'
import { EMPTY_SITE } from './testing/siteFolder'

const ADDRESSES = ['/', '/about', '/mentor/:id/edit', '/user/chat/*', '/jobs/:place?', '/user']
const site = (addresses: string[]): SiteRendering => ({ ...EMPTY_SITE, addresses })

it.each([
  ['/', true],
  ['/about', true],
  ['/About/', true],
  ['/about/more', false],
  ['/mentor/m1/edit', true],
  ['/mentor/m1', false],
  ['/mentor/m1/edit/more', false],
  ['/user', true],
  ['/user/nothing', false],
  ['/user/chat', true],
  ['/user/chat/a/b', true],
  ['/user/chats', false],
  ['/jobs', true],
  ['/jobs/pune', true],
  ['/jobs/pune/x', false],
])('%s has a page: %s', (path, isKnown) => expect(isKnownAddress(site(ADDRESSES), path)).toBe(isKnown))

it('any address may have a page while no site is live', () => {
  expect(isKnownAddress(undefined, '/nowhere')).toBe(true)
})

it.each([
  ['/jobs/pune', '/jobs/:place?', 'public'],
  ['/jobs/remote', '/jobs/remote', 'learner'],
  ['/user/chat/a', '/user/chat/*', undefined],
])('the page at %s is that of %s, of %s', (path, route, area) => {
  const areas = { '/jobs/:place?': 'public', '/jobs/remote': 'learner' }
  expect(pageAt({ ...site([...ADDRESSES, '/jobs/remote']), areas }, path)).toEqual({ route, area })
})

it('no page is known where nothing is stated, or nothing fits', () => {
  expect(pageAt(site([]), '/about')).toBeUndefined()
  expect(pageAt(site(ADDRESSES), '/nowhere')).toBeUndefined()
})
