import { readLearnerList, writeLearnerList } from './useLearnerList'

const DEFAULTS = { q: '', course: '', sort: 'activity', page: 1 } as const

test.each([
  ['', DEFAULTS],
  ['q=asha&course=js_1&sort=progress&page=3', { q: 'asha', course: 'js_1', sort: 'progress', page: 3 }],
  ['sort=cheapest&page=-1&course=../x', DEFAULTS],
  ['page=1.5', DEFAULTS],
  ['page=1000001&course=%00', DEFAULTS],
  [`q=${'x'.repeat(101)}`, DEFAULTS],
  [`q=${'x'.repeat(100)}`, { ...DEFAULTS, q: 'x'.repeat(100) }],
])('reads ?%s', (address, list) => {
  expect(readLearnerList(new URLSearchParams(address))).toEqual(list)
})

test('writes what differs from the defaults', () => {
  expect(writeLearnerList(DEFAULTS).toString()).toBe('')
  const list = { q: 'आशा', course: 'js', sort: 'name', page: 2 } as const
  expect(decodeURIComponent(writeLearnerList(list).toString())).toBe('q=आशा&course=js&sort=name&page=2')
})
