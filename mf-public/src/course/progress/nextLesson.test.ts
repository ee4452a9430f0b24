import type { Progress } from '@mentor-connect/contract/courses/progress'
import { aCourse } from '@mentor-connect/testing'
import { nextLesson } from './nextLesson'

const { modules } = aCourse()

test.each<[Progress, object | undefined]>([
  [{}, { key: '0-0', lesson: { title: 'Values' }, status: 'not-started' }],
  [
    { '0-0': 'completed', '0-1': 'in-progress' },
    { key: '0-1', status: 'in-progress' },
  ],
  [
    { '0-0': 'completed', '0-1': 'completed' },
    { key: '1-0', lesson: { title: 'Objects' } },
  ],
  [{ '0-1': 'completed', '1-0': 'completed' }, { key: '0-0' }],
])('%j', (progress, expected) => expect(nextLesson(modules, progress)).toMatchObject(expected as object))

test('a finished course and one without lessons have no next lesson', () => {
  const done: Progress = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }
  expect(nextLesson(modules, done)).toBeUndefined()
  expect(nextLesson([{ name: 'Empty', lessons: [] }], {})).toBeUndefined()
})
