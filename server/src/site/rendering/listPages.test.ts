import { canonicalValue, lastPageOf } from './listPages'

const list = (page: number, totalPages: number) => ({ courses: [], pagination: { page, totalPages } })

it.each([
  ['/resource?page=9', { a: list(9, 3) }, '/resource?page=3'],
  ['/resource?sort=title&page=9', { a: list(9, 3), b: ['Maths'] }, '/resource?sort=title&page=3'],
  ['/mentor/m1?page=2', { a: { name: 'Asha' }, b: list(2, 1) }, '/mentor/m1'],
  ['/workshops?page=2&language=hi', { a: list(2, 0) }, '/workshops?language=hi'],
  ['/resource?page=3', { a: list(3, 3) }, undefined],
  ['/resource', { a: list(1, 0) }, undefined],
  ['/resource?page=9', { a: { pagination: { page: 1, totalPages: 1 } } }, undefined],
  ['/resource?page=9', { a: null, b: 'text' }, undefined],
])('the last page instead of %s, if that is beyond it (%#)', (path, answers, expected) => {
  expect(lastPageOf(answers, path)).toBe(expected)
})

it.each([
  ['page', '1', ''],
  ['page', '0', ''],
  ['page', '007', '7'],
  ['page', '7', '7'],
  ['page', '७', '7'],
  ['page', 'intro', 'intro'],
  ['sort', '007', '007'],
])('%s=%s is the same page as %j', (name, value, expected) => {
  expect(canonicalValue(name, value)).toBe(expected)
})
