import { saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { FakeApi } from '@mentor-connect/testing'
import { waitFor } from '@testing-library/react'
import { DraftSaver } from './DraftSaver'
import { draftCopies, storedCopy } from './draftCopies'

const lesson = { owner: 'mentor-1', courseId: 'course-1', lessonId: 'lesson-1' }
const text = (words: string) => ({
  blocks: [{ id: 'p', type: 'paragraph' as const, content: [{ text: words }] }],
})
const FIRST = '2026-11-21T10:00:00.000Z'
const LATER = '2026-11-21T10:00:02.000Z'

afterEach(() => draftCopies().clear('mentor-1'))

test('a change is on the device at once, and only on the server once it is saved there', async () => {
  const api = new FakeApi().answers(saveLessonDraft, { savedAt: LATER })
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('one'))
  expect(saver.state.get().kind).toBe('saving')
  expect(await storedCopy(lesson)).toMatchObject({ version: FIRST, values: text('one') })
  expect(await saver.flush()).toBe(true)
  expect(saver.state.get().kind).toBe('saved')
  expect(await storedCopy(lesson)).toBeUndefined()
  expect(api.received(saveLessonDraft)[0]?.body).toEqual({ body: text('one'), version: FIRST })
  saver.change(text('two'))
  await saver.flush()
  expect(api.received(saveLessonDraft)[1]?.body.version).toBe(LATER)
})

test('without a network the text stays on the device, and is sent later', async () => {
  const api = new FakeApi().isUnreachable(saveLessonDraft)
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('one'))
  expect(await saver.flush()).toBe(false)
  expect(saver.state.get().kind).toBe('offline')
  expect(await storedCopy(lesson)).toMatchObject({ values: text('one') })
  api.answers(saveLessonDraft, { savedAt: LATER })
  expect(await saver.flush()).toBe(true)
  expect(saver.state.get().kind).toBe('saved')
})

test('an ended session loses nothing', async () => {
  new FakeApi().refuses(saveLessonDraft, 401, 'unauthenticated')
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('one'))
  await saver.flush()
  expect(saver.state.get().kind).toBe('offline')
  expect(await storedCopy(lesson)).toMatchObject({ values: text('one') })
  saver.pause()
})

test('a draft of another tab is not overwritten', async () => {
  const own = { draft: { body: text('theirs'), savedAt: LATER } } as OwnLessonPage
  const api = new FakeApi().refuses(saveLessonDraft, 409, 'edit_conflict').answers(getOwnLesson, own)
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('mine'))
  expect(await saver.flush()).toBe(false)
  expect(saver.state.get().kind).toBe('conflict')
  saver.change(text('mine again'))
  expect(await saver.flush()).toBe(false)
  expect(api.received(saveLessonDraft)).toHaveLength(1)
  await waitFor(async () => expect(await storedCopy(lesson)).toMatchObject({ values: text('mine again') }))
})

test('a lost response is no conflict', async () => {
  const own = { draft: { body: text('mine'), savedAt: LATER } } as OwnLessonPage
  new FakeApi().refuses(saveLessonDraft, 409, 'edit_conflict').answers(getOwnLesson, own)
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('mine'))
  expect(await saver.flush()).toBe(true)
  expect(saver.savedVersion).toBe(LATER)
})

test('a text that the server refuses is kept on the device', async () => {
  new FakeApi().refuses(saveLessonDraft, 400, 'invalid_input')
  const saver = new DraftSaver(lesson, FIRST)
  saver.change(text('too long'))
  await saver.flush()
  expect(saver.state.get().kind).toBe('refused')
  expect(await storedCopy(lesson)).toBeDefined()
})

test('what is typed while a draft is sent is sent next', async () => {
  const saver = new DraftSaver(lesson, FIRST)
  const api = new FakeApi().answers(saveLessonDraft, ({ body: { body } }) => {
    if ((body as object) && api.received(saveLessonDraft).length === 1) saver.change(text('two'))
    return { savedAt: LATER }
  })
  saver.change(text('one'))
  await saver.flush()
  expect(saver.isSaved).toBe(false)
  expect(await saver.flush()).toBe(true)
  expect(api.received(saveLessonDraft).map(({ body }) => body.body)).toEqual([text('one'), text('two')])
})
