import type { LiveRemote, RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { aRegistry, aRelease } from '../testing/registries'
import { createFlags, readTabFlags, type TabFlags } from './flags'

afterEach(() => jest.restoreAllMocks())

const jobs: LiveRemote = { ...aRelease('jobs'), mounts: [], flags: { 'jobs.letters': false } }

interface Document {
  live?: LiveRemote
  used?: RemoteRelease
  bucket?: number
  tab?: TabFlags
}

function flagsOf({ live = jobs, used = live, bucket = 0, tab = {} }: Document) {
  const foreseen = () => ({ release: used, source: 'live' as const })
  return createFlags({ registry: aRegistry(1, { jobs: live }), releases: { foreseen }, bucket, tab })
}

test('a flag is on in as many browsers as its share says', () => {
  const live = { ...jobs, shares: { 'jobs.letters': 30 } }
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
  expect(buckets.filter((bucket) => flagsOf({ live, bucket }).isOn('jobs.letters'))).toHaveLength(30)
  expect(flagsOf({ live }).isOnForAll('jobs.letters')).toBe(false)
})

test('the release that this document uses says which flags there are', () => {
  const canary = { ...aRelease('jobs', 'r2'), mounts: [], flags: { 'jobs.maps': true } }
  expect(flagsOf({ used: canary }).isOn('jobs.maps')).toBe(true)
  // A release beside the live one leaves out what is the same.
  const same = aRelease('jobs', 'r2')
  expect(flagsOf({ live: { ...jobs, flags: { 'jobs.maps': true } }, used: same }).isOn('jobs.maps')).toBe(
    true,
  )
})

test('a flag that nobody declares is off, even in a tab that asks for it, and is reported once', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const flags = flagsOf({ tab: { 'jobs.gone': true } })
  expect([flags.isOn('jobs.gone'), flags.isOn('jobs.gone'), flags.isOnForAll('jobs.gone')]).toEqual([
    false,
    false,
    false,
  ])
  expect(report).toHaveBeenCalledTimes(1)
  expect(flags.isOn('elsewhere.letters')).toBe(false)
})

test('a tab chooses for itself', () => {
  const everywhere = { ...jobs, shares: { 'jobs.letters': 100 } }
  expect(flagsOf({ tab: { 'jobs.letters': true } }).isOn('jobs.letters')).toBe(true)
  expect(flagsOf({ live: everywhere, tab: { 'jobs.letters': false } }).isOn('jobs.letters')).toBe(false)
})

test.each([
  ['?flag=jobs.letters', { 'jobs.letters': true }],
  ['?flag=jobs.letters:off&flag=jobs.maps:on', { 'jobs.letters': false, 'jobs.maps': true }],
  ['?flag=jobs', {}],
  ['?flag=jobs.letters:maybe', {}],
  ['?flag=__proto__.x', {}],
  ['', {}],
])('flags from %s', (search, flags) => {
  sessionStorage.clear()
  expect(readTabFlags(search, sessionStorage)).toEqual(flags)
  expect(readTabFlags('', sessionStorage)).toEqual(flags)
})

test('an unreadable item of the tab counts as none', () => {
  sessionStorage.setItem('mc.flags', '{"jobs.letters":"yes","x":true')
  expect(readTabFlags('', sessionStorage)).toEqual({})
})
