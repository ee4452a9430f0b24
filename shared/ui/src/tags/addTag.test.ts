import { addTag } from './addTag'

test.each([
  [[], 'Career', ['Career']],
  [['Career'], '  Web   Development ', ['Career', 'Web Development']],
  [['Career'], 'करियर', ['Career', 'करियर']],
])('adding to %j the input "%s" results in %j', (tags, typed, result) => {
  expect(addTag(tags, typed)).toMatchObject({ kind: 'added', tags: result })
})

test.each([
  [['Career'], '', 'blank'],
  [['Career'], ' \t\n ', 'blank'],
  [['Career'], 'Career', 'known'],
  [['Career'], ' cAREER ', 'known'],
  [['caf\u00e9'], 'cafe\u0301', 'known'],
  [['a', 'b'], 'c', 'full'],
  [['a', 'b'], 'A', 'known'],
])('%j is unchanged by the input "%s": %s', (tags, typed, kind) => {
  expect(addTag(tags, typed, 2).kind).toBe(kind)
})
