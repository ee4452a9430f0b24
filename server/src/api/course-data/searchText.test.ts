import { searchTextOf, searchWords } from './searchText'

test.each([
  ['  React  Native ', ['react', 'native']],
  ['100%', ['100%']],
  ['   ', []],
])('%j are the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('finds a letter with a dot below in either Unicode form', () => {
  const composed = '\u095b'
  const separate = '\u091c\u093c'
  const text = searchTextOf({
    title: `रो${composed}गार`,
    description: '',
    mentorName: '',
    domains: [],
    lessons: [],
  })
  expect(text).toContain(searchWords(`रो${separate}गार`)[0])
})
