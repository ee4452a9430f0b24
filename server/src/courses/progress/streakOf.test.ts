import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { streakOf } from './streakOf'

const TODAY = '2026-03-09'

/** One letter for each day up to today: x with learning, - without. */
function daysOf(pattern: string, today = TODAY) {
  const letters = [...pattern.replaceAll(' ', '')].reverse()
  return new Set(letters.flatMap((letter, index) => (letter === 'x' ? daysAfter(today, -index) : [])))
}

test.each([
  ['nothing', '-------', 0],
  ['today alone', '------x', 1],
  ['up to yesterday, over the end of a month and a change of clocks', 'xxxxxxxxxx-', 10],
  ['one missed day', 'xxx-xx', 5],
  ['yesterday missed, today not begun', 'xx--', 2],
  ['two missed days in a row', 'xx--xx', 2],
  ['two days missed, today not begun', 'xx---', 0],
  ['a second miss after five days', 'xx-xxxxx-xx', 7],
  ['a second miss on the seventh day after the first', 'xx-xxxxxx-xx', 10],
  ['every second day', 'x-x-x-x-x', 2],
  ['a miss with nothing before it', '--xxx', 3],
])('%s: %s', (_, pattern, streak) => {
  expect(streakOf(daysOf(pattern), TODAY)).toMatchObject({ streak })
})

it('names the last day that was forgiven', () => {
  expect(streakOf(daysOf('xx-xxxxxx-xx'), TODAY).forgiven).toBe('2026-03-07')
  expect(streakOf(daysOf('xx--xx'), TODAY)).not.toHaveProperty('forgiven')
})

test.each(['2026-03-08', '2026-11-01'])('no day is lost where clocks change on %s', (change) => {
  const today = daysAfter(change, 2)
  expect(streakOf(daysOf('xxxxx', today), today).streak).toBe(5)
})
