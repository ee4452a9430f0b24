import { readListState, writeListState } from './useListState'

const SORTS = ['newest', 'title'] as const

test.each([
  ['', { q: '', domain: '', language: '', sort: 'newest', page: 1 }],
  [
    'q=java&domain=Web&language=hi&sort=title&page=3',
    { q: 'java', domain: 'Web', language: 'hi', sort: 'title', page: 3 },
  ],
  ['sort=cheapest&page=-2', { q: '', domain: '', language: '', sort: 'newest', page: 1 }],
  ['page=1.5', { q: '', domain: '', language: '', sort: 'newest', page: 1 }],
  ['page=x', { q: '', domain: '', language: '', sort: 'newest', page: 1 }],
])('reads ?%s', (address, state) => {
  expect(readListState(new URLSearchParams(address), SORTS)).toEqual(state)
})

test.each([
  [{ q: '', domain: '', language: '', sort: 'newest', page: 1 } as const, ''],
  [
    { q: 'वेब', domain: 'Web', language: 'en', sort: 'title', page: 2 } as const,
    'q=वेब&domain=Web&language=en&sort=title&page=2',
  ],
])('writes what differs from the defaults', (state, address) => {
  expect(decodeURIComponent(writeListState(state, SORTS).toString())).toBe(address)
})
