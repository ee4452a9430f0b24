import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { searchTextOf } from './searchText'

test('finds a letter with a dot below in either Unicode form', async () => {
  const composed = '\u095b'
  const separate = '\u091c\u093c'
  const { text } = await searchTextOf({
    title: `रो${composed}गार`,
    description: '',
    mentorName: '',
    domains: [],
    lessons: [],
  })
  expect(text).toContain(searchWords(`रो${separate}गार`)[0])
})

test('lets the event loop turn between the titles of a large course', async () => {
  const searchable = { title: 'Go', description: '', mentorName: '', domains: [] }
  const lessons = Array.from({ length: 300 }, (_, index) => `पाठ ${index}`)
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const { text } = await searchTextOf({ ...searchable, lessons })
  isDone = true
  expect(turns).toBeGreaterThan(10)
  expect(text.split('\n').at(-1)).toBe(lessons.join(' '))
})
