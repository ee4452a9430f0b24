import { searchTextOf, searchWords } from './searchText'

test.each([
  ['  React  Native ', ['react', 'native']],
  ['100%', ['100%']],
  ['   ', []],
])('%j are the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('a letter with its dot below is found however it was typed', () => {
  const composed = '\u095b'
  const separate = '\u091c\u093c'
  const text = searchTextOf({ title: `रो${composed}गार`, description: '', mentorName: '', domains: [] })
  expect(text).toContain(searchWords(`रो${separate}गार`)[0])
})
