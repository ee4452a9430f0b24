import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { createOverrides } from './overrides'
import { stickyBucket } from './stickyBucket'
import { aRegistry, aRelease } from '../testing/registries'
import { chooseRelease } from './chooseRelease'
import { createNewVersion } from './newVersion'
import { dropLostPins, readPins } from './pins'
import { isRegistry } from './registryShape'
import { createReleases } from './releases'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const live = {
  ...aRelease('learner', 'r2'),
  canary: { ...aRelease('learner', 'r3'), percent: 10 },
  pinnable: [aRelease('learner', 'r1')],
}
const build = 'http://localhost:3102/remoteEntry.js'

test.each([
  ['below the share', { bucket: 9 }, 'r3', 'canary'],
  ['at the share', { bucket: 10 }, 'r2', 'live'],
  ['far from it', { bucket: 99 }, 'r2', 'live'],
  ['pinned to an older one', { bucket: 0, pin: 'r1' }, 'r1', 'pin'],
  ['pinned to what is tried out', { bucket: 99, pin: 'r3' }, 'r3', 'pin'],
  ['pinned to one that is gone', { bucket: 50, pin: 'r0' }, 'r2', 'live'],
  ['overridden, whatever else', { bucket: 0, pin: 'r1', override: build }, 'localhost:3102', 'override'],
])('a browser %s gets the expected release', (_what, preferences, release, source) => {
  expect(chooseRelease(live, preferences)).toMatchObject({ release: { release }, source })
})

test.each([
  ['nothing', null, 42],
  ['its own', '7', 7],
  ['zero', '0', 0],
  ['text', 'NaN', 42],
  ['too much', '100', 42],
  ['a part', '1.5', 42],
  ['less than none', '-1', 42],
])('the bucket with %s in storage', (_what, stored, bucket) => {
  if (stored !== null) localStorage.setItem('mc.bucket', stored)
  expect(stickyBucket(localStorage, () => 0.429)).toBe(bucket)
  expect(localStorage.getItem('mc.bucket')).toBe(String(bucket))
})

test.each([
  ['?release=learner@r1', { learner: 'r1' }],
  ['?release=learner@r1&release=chat@r9', { learner: 'r1', chat: 'r9' }],
  ['?release=learner', {}],
  ['?release=__proto__@x', {}],
  ['?release=learner@../../evil', {}],
  ['?release=learner@https://evil.example/x.js', {}],
  ['', {}],
])('pins from %s', (search, pins) => {
  expect(readPins(search, sessionStorage)).toEqual(pins)
  expect(readPins('', sessionStorage)).toEqual(pins)
})

test.each(['not json', '[1]', '"text"', '{"learner":{"a":1}}', '{"learner":"a b"}'])(
  'invalid pins in storage are ignored: %s',
  (text) => {
    sessionStorage.setItem('mc.pins', text)
    expect(readPins('', sessionStorage)).toEqual({})
  },
)

describe('a pin to a deleted release', () => {
  const registry = aRegistry(1, { learner: live, chat: aRelease('chat') })

  it('is removed from the tab and reported', () => {
    const pins = readPins('?release=learner@r0&release=chat@r1', sessionStorage)
    expect(dropLostPins(pins, registry, sessionStorage)).toEqual([{ area: 'learner', release: 'r0' }])
    expect(readPins('', sessionStorage)).toEqual({ chat: 'r1' })
  })

  it.each(['r1', 'r2', 'r3'])('does not affect a pin to the existing release %s', (id) => {
    expect(dropLostPins({ learner: id }, registry, sessionStorage)).toEqual([])
  })

  it('is reported to a tab that uses the release', () => {
    let current = registry
    let tell: (registry: SiteRegistry) => void = () => undefined
    const source = {
      current: () => current,
      refresh: async () => current,
      onNewer: (listener: typeof tell) => void (tell = listener),
    }
    const releases = createReleases({ ...base, registry: source, pins: { learner: 'r1' } })
    const newVersion = createNewVersion({ registry: source, releases })
    expect(releases.of('learner')?.source).toBe('pin')
    current = aRegistry(2, { learner: aRelease('learner', 'r2') })
    tell(current)
    expect(newVersion.status.get()).toBe('pin-lost')
  })
})

const overrides = createOverrides(localStorage)
const base = { bucket: 50, pins: {}, previews: {}, overrides, hasRun: () => true }

test('an area keeps its release in a document, and a newer one makes it outdated', () => {
  let current = aRegistry(1)
  const releases = createReleases({ ...base, registry: { current: () => current } })
  expect(releases.of('learner')?.release.release).toBe('r1')
  expect(releases.outdated()).toEqual([])
  current = aRegistry(2, { learner: aRelease('learner', 'r2'), chat: aRelease('chat') })
  expect(releases.of('learner')?.release.release).toBe('r1')
  expect(releases.reconsider('learner')).toBe(false)
  expect(releases.outdated().map(({ area }) => area)).toEqual(['learner'])
})

test.each([
  ['the same', aRegistry(2), false],
  ['another shell', { ...aRegistry(2), shell: { ...aRegistry().shell, release: 's2' } }, true],
  ['another release of an area that is here', aRegistry(2, { learner: aRelease('learner', 'r2') }), true],
  [
    'another release of one that is not',
    aRegistry(2, { learner: aRelease('learner'), chat: aRelease('chat') }),
    false,
  ],
])('a new version is offered: %s', (_what, next, offered) => {
  let current = aRegistry(1)
  let tell: (registry: SiteRegistry) => void = () => undefined
  const registry = {
    current: () => current,
    refresh: async () => current,
    onNewer: (listener: typeof tell) => void (tell = listener),
  }
  const releases = createReleases({ ...base, registry })
  const newVersion = createNewVersion({ registry, releases })
  releases.of('learner')
  current = next
  tell(next)
  expect(newVersion.status.get()).toBe(offered ? 'newer' : undefined)
  newVersion.dismiss()
  expect(newVersion.status.get()).toBeUndefined()
})

test.each([
  [null, false],
  [[], false],
  ['{}', false],
  [{}, false],
  [{ ...aRegistry(), generation: '1' }, false],
  [{ ...aRegistry(), shell: {} }, false],
  [{ ...aRegistry(), remotes: null }, false],
  [{ ...aRegistry(), remotes: { chat: {} } }, false],
  [{ ...aRegistry(), remotes: { chat: { ...aRelease('chat'), pinnable: {} } } }, false],
  [{ ...aRegistry(), remotes: { chat: { ...aRelease('chat'), canary: { percent: 5 } } } }, false],
  [aRegistry(1, { learner: live }), true],
])('%j is a valid registry: %s', (value, is) => expect(isRegistry(value)).toBe(is))
