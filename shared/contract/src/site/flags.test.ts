import { flagsOnForAll, isOnInBucket, percentOf } from './flags'
import type { LiveRemote } from './siteRegistry'

const bucketsWith = (name: string, percent: number) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => isOnInBucket(name, percent, bucket))

test.each([0, 1, 30, 99, 100])('a share of %d % is on in as many of a hundred buckets', (percent) => {
  expect(bucketsWith('jobs.new-search', percent)).toHaveLength(percent)
})

test('a browser keeps a flag while its share grows', () => {
  expect(bucketsWith('jobs.new-search', 40)).toEqual(
    expect.arrayContaining(bucketsWith('jobs.new-search', 10)),
  )
})

test('two flags are on in different browsers', () => {
  expect(bucketsWith('jobs.new-search', 10)).not.toEqual(bucketsWith('jobs.letters', 10))
})

test.each([
  ['the share that was set', { 'jobs.letters': true }, { 'jobs.letters': 20 }, 20],
  ['a share of nothing', { 'jobs.letters': true }, { 'jobs.letters': 0 }, 0],
  ['its default, on', { 'jobs.letters': true }, {}, 100],
  ['its default, off', { 'jobs.letters': false }, {}, 0],
  ['nothing for a flag that is not declared', {}, { 'jobs.letters': 20 }, undefined],
  ['nothing for a member of every object', undefined, undefined, undefined],
])('a flag has %s', (_what, declared, shares, percent) => {
  expect(percentOf('jobs.letters', declared, shares)).toBe(percent)
  expect(percentOf('constructor', declared, shares)).toBeUndefined()
})

test('servers render with the flags that are on in all browsers', () => {
  const live = (flags: LiveRemote['flags'], shares?: LiveRemote['shares']) =>
    ({ flags, ...(shares && { shares }) }) as LiveRemote
  const jobs = live({ 'jobs.a': true, 'jobs.b': false, 'jobs.c': true }, { 'jobs.b': 100, 'jobs.c': 99 })
  expect(flagsOnForAll({ remotes: { jobs, chat: live(undefined) } })).toEqual(['jobs.a', 'jobs.b'])
})
