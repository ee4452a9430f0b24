import { act, render, waitFor } from '@testing-library/react'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { PROGRESS_KEYS_MAX } from '@mentor-connect/contract/rules/limits'
import { FakeApi } from '@mentor-connect/testing'
import { ApiFailure } from '..'
import { useFlushUnsent } from '../useFlushUnsent'
import { changesIn, entriesOf, statusesOf, type LessonChanges } from './lessonChanges'
import { flushUnsentProgress, progressOutbox } from './flushUnsentProgress'
import { isFinal, saveProgress } from './saveProgress'

const COURSE = { userId: 'learner-1', courseId: 'course-1' }
const CHANGES: LessonChanges = {
  '0-0': { status: 'completed', actedAt: new Date().toISOString(), lessonId: 'values' },
  '0-1': { status: 'in-progress', actedAt: new Date().toISOString() },
}

describe('lesson changes', () => {
  test('contain the statuses that are sent', () => {
    expect(statusesOf(CHANGES)).toEqual({ '0-0': 'completed', '0-1': 'in-progress' })
  })

  test('survive conversion to outbox entries and back', () => {
    const entries = entriesOf(COURSE, CHANGES)
    expect(entries.map(({ lesson, userId }) => [lesson, userId])).toEqual([
      ['0-0', 'learner-1'],
      ['0-1', 'learner-1'],
    ])
    expect(changesIn(entries)).toEqual(new Map([['course-1', CHANGES]]))
  })

  test('of one lesson are several entries, of which the latest wins', () => {
    const at = (second: number) => `2026-11-20T08:00:0${second}.000Z`
    const before = entriesOf(COURSE, { '0-0': { status: 'in-progress', actedAt: at(1) } })
    const after = entriesOf(COURSE, { '0-0': { status: 'completed', actedAt: at(2) } })
    expect(before[0]!.id).not.toBe(after[0]!.id)
    expect(changesIn([...before, ...after]).get('course-1')).toEqual({
      '0-0': { status: 'completed', actedAt: at(2) },
    })
  })

  test('are grouped by course', () => {
    const other = entriesOf({ ...COURSE, courseId: 'course-2' }, CHANGES)
    expect([...changesIn([...entriesOf(COURSE, CHANGES), ...other]).keys()]).toEqual(['course-1', 'course-2'])
  })
})

describe('saveProgress', () => {
  test('sends each lesson’s id and the age of its change', async () => {
    const api = new FakeApi().answers(updateProgress, { progress: { '0-0': 'completed' } })
    expect(await saveProgress(COURSE, CHANGES)).toEqual({ progress: { '0-0': 'completed' }, moved: false })
    expect(api.received(updateProgress)[0]?.body).toMatchObject({
      ...COURSE,
      lessonIds: { '0-0': 'values' },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  test('reports that the course was changed', async () => {
    new FakeApi().answers(updateProgress, { progress: {}, moved: true })
    expect(await saveProgress(COURSE, CHANGES)).toMatchObject({ moved: true })
  })

  test('skips deleted lessons, and reports that the course must be reloaded', async () => {
    const api = new FakeApi().answers(updateProgress, ({ body }) => {
      const { progress } = body as { progress: Record<string, never> }
      if ('0-1' in progress) throw new ApiFailure(400, 'invalid_input', 'Gone.', { 'progress.0-1': 'x' })
      return { progress }
    })
    expect(await saveProgress(COURSE, CHANGES)).toEqual({ progress: { '0-0': 'completed' }, moved: true })
    expect(api.received(updateProgress)).toHaveLength(2)
  })

  test.each([
    ['all lessons are gone', { 'progress.0-0': 'x', 'progress.0-1': 'x' }],
    ['something else is wrong', { userId: 'x' }],
  ])('fails without a retry when %s', async (_, fields) => {
    const api = new FakeApi().refuses(updateProgress, 400, 'invalid_input', fields)
    await expect(saveProgress(COURSE, CHANGES)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(api.received(updateProgress)).toHaveLength(1)
  })
})

test.each([
  ['invalid_input', true],
  ['not_enrolled', true],
  ['not_found', true],
  ['unauthenticated', false],
  ['rate_limited', false],
  ['unavailable', false],
  ['internal', false],
  ['unreachable', false],
] as const)('%s is final: %s', (code, expected) => {
  expect(isFinal(new ApiFailure(400, code, ''))).toBe(expected)
})

test('an error that is not an ApiFailure is not final', () => expect(isFinal(new Error('x'))).toBe(false))

describe('useFlushUnsent', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const outbox = progressOutbox()
  const unsent = async () => (await outbox.open(COURSE.userId)).length
  const write = async (changes: LessonChanges) => {
    for (const entry of entriesOf(COURSE, changes)) await outbox.put(entry)
  }
  afterEach(() => outbox.clear(COURSE.userId))

  function Area({ userId }: { userId: string | undefined }) {
    useFlushUnsent(userId)
    return null
  }
  const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

  test('sends at the start', async () => {
    const api = new FakeApi().answers(updateProgress, { progress: {} })
    await write(CHANGES)
    render(<Area userId="learner-1" />)
    await waitFor(async () => expect(await unsent()).toBe(0))
    expect(api.received(updateProgress)).toHaveLength(1)
  })

  test('sends when the network returns, until unmounted', async () => {
    const api = new FakeApi().isUnreachable(updateProgress)
    await write(CHANGES)
    const { unmount } = render(<Area userId="learner-1" />)
    await waitFor(() => expect(api.received(updateProgress)).toHaveLength(1))
    expect(await unsent()).toBe(2)
    api.answers(updateProgress, { progress: {} })
    await comeOnline()
    await waitFor(async () => expect(await unsent()).toBe(0))
    unmount()
    await write(CHANGES)
    await comeOnline()
    expect(await unsent()).toBe(2)
  })

  test('waits until the person is known', async () => {
    const api = new FakeApi()
    await write(CHANGES)
    render(<Area userId={undefined} />)
    await comeOnline()
    expect(api.received(updateProgress)).toHaveLength(0)
  })

  test('splits changes into requests of the permitted size', async () => {
    const api = new FakeApi().answers(updateProgress, { progress: {} })
    const actedAt = new Date().toISOString()
    const lessons = Array.from({ length: PROGRESS_KEYS_MAX + 1 }, (_, n) => [
      `0-${n}`,
      { status: 'completed' as const, actedAt },
    ])
    await write(Object.fromEntries(lessons) as LessonChanges)
    await flushUnsentProgress('learner-1')
    const sizes = api.received(updateProgress).map(({ body }) => Object.keys(body.progress).length)
    expect(sizes).toEqual([PROGRESS_KEYS_MAX, 1])
    expect(await unsent()).toBe(0)
  })
})
