import { aCourse } from '@mentor-connect/testing'
import { completionOfProgress } from './completionOfProgress'

const { modules } = aCourse()

test.each([
  [{}, { completedCount: 0, totalLessons: 3, percent: 0 }],
  [
    { '0-0': 'completed', '0-1': 'in-progress' } as const,
    { completedCount: 1, totalLessons: 3, percent: 33 },
  ],
  [{ '0-0': 'completed', '1-0': 'completed' } as const, { completedCount: 2, totalLessons: 3, percent: 67 }],
  [{ '0-0': 'completed', '7-7': 'completed' } as const, { completedCount: 1, totalLessons: 3, percent: 33 }],
])('%j', (progress, completion) => {
  expect(completionOfProgress(modules, progress)).toMatchObject(completion)
})
