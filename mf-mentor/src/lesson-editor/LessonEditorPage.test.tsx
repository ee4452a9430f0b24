import { getEarlierLesson, saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { lessonFromMarkdown, lessonToMarkdown } from '@mentor-connect/contract/courses/lessons/lessonMarkdown'
import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import {
  getOwnLesson,
  saveLessonBody,
  uploadLessonPicture,
} from '@mentor-connect/contract/courses/lessons/lessons'
import { FakeApi } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { copyKey, draftCopies } from './autosave/draftCopies'
import { VERSION, aLesson, bodyOf, open, paragraph, text, tool } from './testing/openEditor'

const LATER = '2026-11-21T10:00:02.000Z'
const LATEST = '2026-11-21T10:00:04.000Z'
const ids = { owner: 'mentor-1', courseId: 'course-1', lessonId: 'lesson-1' }

afterEach(async () => {
  jest.restoreAllMocks()
  await draftCopies().clear('mentor-1')
})

test('shows the text with its blocks, and what learners see', async () => {
  const picture: Block = {
    id: 'i',
    type: 'picture',
    alt: 'An oven',
    width: 64,
    height: 64,
    file: '/files/lesson-abcdefghijklmnopqrstuv/a.webp',
  }
  new FakeApi().answers(
    getOwnLesson,
    aLesson({ body: bodyOf({ id: 'h', type: 'heading', level: 2, content: [{ text: 'Knead' }] }, picture) }),
  )
  await open()
  const box = within(await text())
  expect(box.getByRole('heading', { level: 2, name: 'Knead' })).toBeVisible()
  expect(box.getByRole('img', { name: 'An oven' })).toBeVisible()
  expect(screen.getByText('Published. Learners see this version.')).toBeVisible()
  expect(tool('Publish changes')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: /Preview/ })).toHaveAttribute(
    'href',
    '/resource/course-1/lessons/lesson-1?draft',
  )
})

test.each([
  ['nothing', bodyOf()],
  ['what nobody sees', bodyOf(paragraph(' '), paragraph('\u200B', 'q'))],
])('an empty lesson is not called published: %s', async (_, body) => {
  new FakeApi().answers(getOwnLesson, aLesson({ body }))
  await open()
  await text()
  expect(screen.getByText('Empty. Nobody sees it until you write and publish.')).toBeVisible()
  expect(screen.queryByText(/Learners see this version/)).toBeNull()
})

test('a change is saved as a draft, and published by a button', async () => {
  const api = new FakeApi()
    .answers(getOwnLesson, aLesson())
    .answers(saveLessonDraft, { savedAt: LATER })
    .answers(saveLessonBody, { ...aLesson(), version: LATEST })
  const { user } = await open()
  await text()
  await user.click(tool('Heading'))
  expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true')
  await user.click(tool('Publish changes'))
  expect(await screen.findByText('Published. Learners see this version.')).toBeVisible()
  const heading = { id: 'p', type: 'heading', level: 2, content: [{ text: 'Flour' }] }
  expect(api.received(saveLessonDraft)[0]?.body).toEqual({ body: bodyOf(heading as Block), version: VERSION })
  expect(api.received(saveLessonBody)[0]?.body).toMatchObject({
    body: bodyOf(heading as Block),
    kind: 'text',
    preview: false,
    version: VERSION,
    draftVersion: LATER,
  })
  await user.click(tool('Undo'))
  expect(tool('Publish changes')).not.toHaveAttribute('aria-disabled')
})

test('a lesson of a draft course does not claim that learners see it', async () => {
  const ofDraft = aLesson({ isCourseDraft: true })
  new FakeApi()
    .answers(getOwnLesson, ofDraft)
    .answers(saveLessonDraft, { savedAt: LATER })
    .answers(saveLessonBody, { ...ofDraft, version: LATEST })
  const { user } = await open()
  await text()
  await user.click(tool('Heading'))
  await user.click(tool('Publish changes'))
  expect(await screen.findByText('Ready. Learners see it when you publish the course.')).toBeVisible()
  expect(screen.queryByText(/Learners see (this|the new) version/)).toBeNull()
})

test('minutes and preview are published with the text', async () => {
  const api = new FakeApi().answers(getOwnLesson, aLesson()).answers(saveLessonBody, aLesson())
  const { user } = await open()
  await text()
  await user.type(screen.getByRole('textbox', { name: 'Minutes (optional)' }), '0')
  await user.click(screen.getByRole('switch', { name: 'Open to everybody' }))
  await user.click(tool('Publish changes'))
  expect(screen.getByText('Enter a whole number from 1 to 600, or nothing.')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Minutes (optional)' }))
  await user.type(screen.getByRole('textbox', { name: 'Minutes (optional)' }), '12')
  await user.click(tool('Publish changes'))
  await waitFor(() =>
    expect(api.received(saveLessonBody)[0]?.body).toMatchObject({ minutes: 12, preview: true }),
  )
})

test('a picture needs words for those who cannot see it', async () => {
  const upload = { file: '/files/lesson-abcdefghijklmnopqrstuv/a.webp', width: 640, height: 480 }
  const api = new FakeApi()
    .answers(getOwnLesson, aLesson())
    .answers(saveLessonDraft, { savedAt: LATER })
    .answers(uploadLessonPicture, upload)
  const { user } = await open()
  const box = await text()
  await user.click(tool('Picture'))
  const dialog = within(screen.getByRole('dialog', { name: 'Picture' }))
  const file = new File(['x'], 'oven.png', { type: 'image/png' })
  await user.upload(dialog.getByLabelText('Choose a picture'), file)
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  const alt = dialog.getByRole('textbox', { name: 'What does the picture show?' })
  expect(alt).toHaveAccessibleDescription(/Describe the picture/)
  await user.type(alt, 'An oven')
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  expect(await within(box).findByRole('img', { name: 'An oven' })).toBeVisible()
  expect(box).toHaveFocus()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(api.received(saveLessonDraft)).toHaveLength(1))
  expect(api.received(saveLessonDraft)[0]?.body.body.blocks).toMatchObject([
    { id: 'p' },
    { type: 'picture', alt: 'An oven', ...upload },
  ])
})

test('a video, a table and a question are inserted by their forms', async () => {
  new FakeApi().answers(getOwnLesson, aLesson()).answers(saveLessonDraft, { savedAt: LATER })
  const { user } = await open()
  const box = within(await text())
  await user.click(tool('Video'))
  await user.type(
    screen.getByRole('textbox', { name: 'Address of the video on YouTube' }),
    'https://example.org',
  )
  await user.click(tool('Insert'))
  expect(screen.getByText('This is not the address of a YouTube video.')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Address of the video on YouTube' }))
  await user.type(
    screen.getByRole('textbox', { name: 'Address of the video on YouTube' }),
    'https://youtu.be/abcdefghijk',
  )
  await user.type(screen.getByRole('textbox', { name: 'Title of the video' }), 'Kneading')
  await user.click(tool('Insert'))
  expect(box.getByText('Kneading')).toBeVisible()

  await user.click(tool('Table'))
  await user.click(tool('Insert'))
  expect(box.getAllByRole('cell')).toHaveLength(6)

  await user.click(tool('Check question'))
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'What rises?')
  await user.type(screen.getAllByRole('textbox', { name: 'Text of the answer' })[0]!, 'Dough')
  await user.click(tool('Insert'))
  expect(screen.getByText('Enter the answer, or remove it.')).toBeVisible()
  await user.type(screen.getAllByRole('textbox', { name: 'Text of the answer' })[1]!, 'Water')
  await user.click(tool('Insert'))
  expect(box.getByText('What rises?')).toBeVisible()
})

test('the earlier version comes back as a draft', async () => {
  new FakeApi()
    .answers(getOwnLesson, aLesson())
    .answers(saveLessonDraft, { savedAt: LATER })
    .answers(getEarlierLesson, { body: bodyOf(paragraph('Water')), savedAt: VERSION })
  const { user } = await open()
  const box = await text()
  await user.click(tool('Earlier version'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier version' }))
  expect(await dialog.findByText('Changed')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(box).toHaveTextContent('Water')
  expect(box).toHaveFocus()
})

test('what could not be sent before is there again', async () => {
  await draftCopies().put({
    key: copyKey(ids),
    owner: 'mentor-1',
    writtenAt: VERSION,
    version: VERSION,
    values: bodyOf(paragraph('Written in a tunnel')),
  })
  const api = new FakeApi().answers(getOwnLesson, aLesson()).answers(saveLessonDraft, { savedAt: LATER })
  await open()
  expect(await text()).toHaveTextContent('Written in a tunnel')
  expect(await screen.findByText('Draft saved. Learners do not see it yet.')).toBeVisible()
  expect(api.received(saveLessonDraft)[0]?.body.version).toBe(VERSION)
})

test.each(['Keep what I wrote here', 'Use the other version'])(
  'of two versions one is chosen: %s',
  async (choice) => {
    await draftCopies().put({
      key: copyKey(ids),
      owner: 'mentor-1',
      writtenAt: VERSION,
      version: VERSION,
      values: bodyOf(paragraph('mine')),
    })
    const theirs = aLesson({ draft: { body: bodyOf(paragraph('theirs')), savedAt: LATER } })
    const api = new FakeApi().answers(getOwnLesson, theirs).answers(saveLessonDraft, { savedAt: LATEST })
    const { user } = await open()
    const heading = await screen.findByRole('heading', { name: 'This lesson was changed elsewhere' })
    expect(heading).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: choice }))
    const isMine = choice.startsWith('Keep')
    expect(await text()).toHaveTextContent(isMine ? 'mine' : 'theirs')
    expect(await screen.findAllByText('Draft saved. Learners do not see it yet.')).not.toEqual([])
    const sent = api.received(saveLessonDraft).map(({ body }) => body.version)
    expect(sent).toEqual(isMine ? [LATER] : [])
  },
)

test('the text is written as Markdown, with an error at its line', async () => {
  const api = new FakeApi()
    .answers(getOwnLesson, aLesson())
    .answers(lessonToMarkdown, { markdown: 'Flour' })
    .answers(lessonFromMarkdown, { problem: { code: 'no_alt_text', line: 3 } })
    .answers(saveLessonDraft, { savedAt: LATER })
  const { user, unmount } = await open()
  await text()
  await user.click(tool('Edit as Markdown'))
  const area = await screen.findByRole('textbox', { name: 'Text of “Dough” as Markdown' })
  expect(area).toHaveFocus()
  await user.type(area, ' and water')
  await user.click(tool('Edit with tools'))
  expect(await screen.findByText(/Line 3: Say in the square brackets/)).toBeVisible()
  expect(area).toHaveFocus()
  unmount()

  // When the editor is opened again, it shows the Markdown that could not be read.
  await open()
  const again = await screen.findByRole('textbox', { name: 'Text of “Dough” as Markdown' })
  expect(again).toHaveValue('Flour and water')
  api.answers(lessonFromMarkdown, { body: bodyOf(paragraph('Flour and water')) })
  await user.click(tool('Edit with tools'))
  expect(await text()).toHaveTextContent('Flour and water')
  expect(api.received(lessonFromMarkdown)[0]?.body).toMatchObject({ before: bodyOf(paragraph('Flour')) })
})

test('Markdown that is too complex to be read says what to do, and stays', async () => {
  const api = new FakeApi()
    .answers(getOwnLesson, aLesson())
    .answers(lessonToMarkdown, { markdown: 'Flour' })
    .answers(saveLessonDraft, { savedAt: LATER })
  const { user } = await open()
  await text()
  await user.click(tool('Edit as Markdown'))
  const area = await screen.findByRole('textbox', { name: 'Text of “Dough” as Markdown' })
  const written = `Flour\n\n${'*a_'.repeat(4000)}`
  fireEvent.change(area, { target: { value: written } })
  await user.click(tool('Edit with tools'))
  expect(await screen.findByText(/Line 3: .*Put an empty line between paragraphs/)).toBeVisible()
  expect(area).toHaveValue(written)
  expect(api.received(lessonFromMarkdown)).toEqual([])
})

test('a quiz has no text to write, and leads to its questions', async () => {
  const lesson = { id: 'lesson-1', title: 'Dough', kind: 'quiz' as const, minutes: 1 }
  new FakeApi().answers(getOwnLesson, aLesson({ lesson }))
  await open()
  expect(await screen.findByText(/A quiz has no text/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit the questions' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/lessons/lesson-1/quiz',
  )
})

test('the brief of a task is written like a lesson, and leads to the rubric', async () => {
  const lesson = { id: 'lesson-1', title: 'Dough', kind: 'task' as const, minutes: 1 }
  const api = new FakeApi()
    .answers(getOwnLesson, aLesson({ lesson }))
    .answers(saveLessonDraft, { savedAt: LATER })
    .answers(saveLessonBody, { ...aLesson({ lesson }), version: LATEST })
  const { user } = await open()
  expect(await text()).toHaveTextContent('Flour')
  expect(screen.getByRole('link', { name: 'How the task is marked' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/lessons/lesson-1/task',
  )
  await user.click(tool('Heading'))
  await user.click(tool('Publish changes'))
  await waitFor(() => expect(api.received(saveLessonBody)[0]?.body).toMatchObject({ kind: 'task' }))
})

test('a lesson that is gone says so', async () => {
  new FakeApi().refuses(getOwnLesson, 404, 'not_found')
  await open()
  expect(await screen.findByText('This lesson is no longer in your course.')).toBeVisible()
})
