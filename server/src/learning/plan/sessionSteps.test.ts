import { stepsWithSession } from './sessionSteps'

const step = (id: string, with_mentor: string, created_at: string) => ({ id, with_mentor, created_at })
const held = (mentor_id: string, starts_at: string) => ({ mentor_id, starts_at })

test.each([
  ['another mentor', [step('a', 'ravi', '1')], [held('meera', '2')], []],
  ['a session before the step', [step('a', 'ravi', '3')], [held('ravi', '2')], []],
  ['one session for two steps', [step('b', 'ravi', '2'), step('a', 'ravi', '1')], [held('ravi', '3')], ['a']],
  [
    'a session for each step',
    [step('a', 'ravi', '1'), step('b', 'ravi', '4')],
    [held('ravi', '5'), held('ravi', '2')],
    ['a', 'b'],
  ],
  ['a mentor who is gone', [{ ...step('a', '', '1'), with_mentor: null }], [held('ravi', '2')], []],
])('%s', (_, steps, sessions, done) => {
  expect([...stepsWithSession(steps, sessions)]).toEqual(done)
})
