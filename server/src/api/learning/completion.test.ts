import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import { completionOf } from './completion'

const lessonsOf = (...counts: number[]) =>
  counts.flatMap((count, module_position) =>
    Array.from({ length: count }, (_, position) => ({
      id: `${module_position}-${position}`,
      module_position,
      position,
    })),
  )
const done = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'completed' as LessonStatus]))

const CASES: [what: string, lessons: number[], statuses: Record<string, LessonStatus>, expected: object][] = [
  ['nothing begun', [2, 1], {}, { completedCount: 0, completedModules: 0, isComplete: false }],
  [
    'a whole module',
    [2, 1],
    done('0-0', '0-1'),
    { completedCount: 2, completedModules: 1, isComplete: false },
  ],
  ['half a module', [2, 1], done('0-0'), { completedCount: 1, completedModules: 0, isComplete: false }],
  [
    'everything',
    [2, 1],
    done('0-0', '0-1', '1-0'),
    { completedCount: 3, completedModules: 2, isComplete: true },
  ],
  [
    'in progress is not completed',
    [1],
    { '0-0': 'in-progress' },
    { completedCount: 0, completedModules: 0, isComplete: false },
  ],
  [
    'lessons that are gone',
    [1],
    done('0-0', '7-7'),
    { completedCount: 1, completedModules: 1, isComplete: true },
  ],
  ['a course without lessons', [], {}, { completedCount: 0, completedModules: 0, isComplete: false }],
]

test.each(CASES)('%s', (_, lessons, statuses, expected) => {
  const totalLessons = lessons.reduce((sum, count) => sum + count, 0)
  expect(completionOf(lessonsOf(...lessons), new Map(Object.entries(statuses)))).toEqual({
    totalLessons,
    ...expected,
  })
})
