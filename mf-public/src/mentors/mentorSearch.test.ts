import { aMentor } from '@mentor-connect/testing'
import { domainsOf, searchMentors } from './mentorSearch'

const asha = aMentor({
  name: 'Asha',
  experience: 3,
  domains: ['Web'],
  expertise: 'React',
  createdAt: '2026-03-01',
})
const bina = aMentor({
  name: 'Bina',
  experience: 9,
  domains: ['Data'],
  expertise: 'SQL',
  createdAt: '2026-01-01',
})
const chetan = aMentor({
  name: 'Chetan',
  experience: 6,
  domains: ['Web', 'Data'],
  expertise: 'Go',
  createdAt: '2026-02-01',
})
const everyone = [asha, bina, chetan]
const ALL = { q: '', domain: '', sort: 'experience', page: 1 } as const

test.each([
  ['most experienced first', ALL, ['Bina', 'Chetan', 'Asha']],
  ['by name', { ...ALL, sort: 'name' } as const, ['Asha', 'Bina', 'Chetan']],
  ['newest first', { ...ALL, sort: 'newest' } as const, ['Asha', 'Chetan', 'Bina']],
  ['of one domain', { ...ALL, domain: 'Web' }, ['Chetan', 'Asha']],
  ['whose expertise is searched', { ...ALL, q: ' react ' }, ['Asha']],
  ['that nobody matches', { ...ALL, q: 'law' }, []],
  ['a page beyond the last is the last', { ...ALL, page: 7 }, ['Bina', 'Chetan', 'Asha']],
])('mentors %s', (_, state, names) => {
  expect(searchMentors(everyone, state).mentors.map(({ name }) => name)).toEqual(names)
})

test('ten mentors are two pages', () => {
  const ten = Array.from({ length: 10 }, (_, n) => aMentor({ _id: `m${n}`, experience: n }))
  const second = searchMentors(ten, { ...ALL, page: 2 })
  expect([second.mentors.length, second.page, second.totalPages]).toEqual([1, 2, 2])
})

test('domains are unique and sorted', () => {
  expect(domainsOf(everyone)).toEqual(['Data', 'Web'])
})
