import { likePatterns, searchTextOf } from './searchText'

test.each([
  ['  React  Native ', ['%react%', '%native%']],
  ['100%', ['%100\\%%']],
  ['a_b\\c', ['%a\\_b\\\\c%']],
  ['   ', []],
])('%j becomes %j', (search, patterns) => {
  expect(likePatterns(search)).toEqual(patterns)
})

test('a letter with its dot below is found however it was typed', () => {
  const composed = '\u095b'
  const separate = '\u091c\u093c'
  const text = searchTextOf({ title: `रो${composed}गार`, description: '', mentorName: '', domains: [] })
  expect(text).toContain((likePatterns(`रो${separate}गार`)[0] ?? '').replaceAll('%', ''))
})
