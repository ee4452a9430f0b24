import { completionOf } from './completion'

const CASES: [what: string, modules: boolean[][], expected: object][] = [
  [
    'nothing begun',
    [[false, false], [false]],
    { completedCount: 0, completedModules: 0, percent: 0, isComplete: false },
  ],
  [
    'a whole module',
    [[true, true], [false]],
    { completedCount: 2, completedModules: 1, percent: 67, isComplete: false },
  ],
  [
    'half a module',
    [[true, false], [false]],
    { completedCount: 1, completedModules: 0, percent: 33, isComplete: false },
  ],
  [
    'everything',
    [[true, true], [true]],
    { completedCount: 3, completedModules: 2, percent: 100, isComplete: true },
  ],
  [
    'a module without lessons',
    [[], [true]],
    { completedCount: 1, completedModules: 1, percent: 100, isComplete: true },
  ],
  ['a course without lessons', [], { completedCount: 0, completedModules: 0, percent: 0, isComplete: false }],
]

test.each(CASES)('%s', (_, modules, expected) => {
  expect(completionOf(modules)).toEqual({ totalLessons: modules.flat().length, ...expected })
})

it('rounds the percentage, and is complete only with the last lesson', () => {
  const almost = [Array.from({ length: 300 }, (_, index) => index > 0)]
  expect(completionOf(almost)).toMatchObject({ percent: 100, isComplete: false })
})
