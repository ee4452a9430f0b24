import { aMentor } from '@mentor-connect/testing'
import { matchingMentors } from './matchingMentors'

const ravi = aMentor({ _id: 'ravi', name: 'Ravi Iyer', expertise: 'Cloud', domains: ['DevOps'] })
const meena = aMentor({ _id: 'meena', name: 'मीना जोशी', expertise: 'Design', domains: ['Career', 'Design'] })

test.each([
  [{ text: '', domain: '' }, ['ravi', 'meena']],
  [{ text: 'RAVI', domain: '' }, ['ravi']],
  [{ text: 'cloud', domain: '' }, ['ravi']],
  [{ text: 'मीना', domain: '' }, ['meena']],
  [{ text: '', domain: 'design' }, ['meena']],
  [{ text: 'ravi', domain: 'Design' }, []],
])('%j finds %j', (query, ids) => {
  expect(matchingMentors([ravi, meena], query).map((mentor) => mentor._id)).toEqual(ids)
})
