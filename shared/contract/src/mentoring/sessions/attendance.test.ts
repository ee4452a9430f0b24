import { outcomeOf } from './attendance'

test.each([
  [{}, 'held'],
  [{ mentor: 'absent' }, 'learner_absent'],
  [{ learner: 'absent' }, 'mentor_absent'],
  [{ mentor: 'absent', learner: 'met' }, 'held'],
  [{ mentor: 'met', learner: 'absent' }, 'held'],
  [{ mentor: 'absent', learner: 'absent' }, 'held'],
] as const)('%j counts as %s', (marks, outcome) => {
  expect(outcomeOf(marks)).toBe(outcome)
})
