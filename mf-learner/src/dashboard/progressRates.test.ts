import { lessonTotals, successRate } from './progressRates'

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [4, 4, 100],
])('%i of %i courses is a success rate of %i%%', (completedCourses, totalCourses, rate) => {
  expect(successRate({ completedCourses, totalCourses })).toBe(rate)
})

test('the lessons of all courses have the same weight', () => {
  const details = [
    { completedCount: 1, totalLessons: 2 },
    { completedCount: 6, totalLessons: 6 },
  ]
  expect(lessonTotals(details)).toEqual({ completed: 7, total: 8, percent: 87.5 })
  expect(lessonTotals([])).toEqual({ completed: 0, total: 0, percent: 0 })
})
