import { aCourse } from '@mentor-connect/shared/testing'
import { completionOf, isComplete } from './completion'

const { modules } = aCourse()

test.each([
  [{}, { completed: 0, total: 3, percent: 0 }],
  [{ '0-0': 'completed', '0-1': 'in-progress' } as const, { completed: 1, total: 3, percent: 33 }],
  [{ '0-0': 'completed', '1-0': 'completed' } as const, { completed: 2, total: 3, percent: 67 }],
  [{ '0-0': 'completed', '7-7': 'completed' } as const, { completed: 1, total: 3, percent: 33 }],
])('%j', (progress, completion) => {
  expect(completionOf(modules, progress)).toEqual(completion)
})

test('a course without lessons is never complete', () => {
  expect(completionOf([], {})).toEqual({ completed: 0, total: 0, percent: 0 })
  expect(isComplete(completionOf([], {}))).toBe(false)
})

test('one lesson left of three hundred is not complete although it rounds to 100 %', () => {
  expect(isComplete({ completed: 299, total: 300, percent: 100 })).toBe(false)
})
