import { searchWords } from '@mentor-connect/contract/rules/searchWords'
import { searchTextOf } from './searchText'

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
