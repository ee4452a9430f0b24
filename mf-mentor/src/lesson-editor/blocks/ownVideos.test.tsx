import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import {
  uploadLessonCaptions,
  uploadLessonVideo,
} from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'
import { draftCopies } from '../autosave/draftCopies'

const VERSION = '2026-11-21T10:00:00.000Z'
const SOURCE = { file: '/files/lesson-abcdefghijklmnopqrstuv/video.mp4', seconds: 130 }
const HINDI = { lang: 'hi', label: 'हिन्दी', file: '/files/lesson-abcdefghijklmnopqrstuv/hi.vtt' }
const ENGLISH = { lang: 'en', label: 'English', file: '/files/lesson-abcdefghijklmnopqrstuv/en.vtt' }
const OWN = {
  id: 'v',
  type: 'video' as const,
  title: 'Kneading',
  source: SOURCE,
  captions: [HINDI],
} satisfies Block
const NO_TEXT: Block = { id: 'p', type: 'paragraph', content: [] }

async function open(blocks: Block[] = [NO_TEXT], locale: 'en' | 'hi' = 'en') {
  const lesson: OwnLessonPage = {
    courseId: 'course-1',
    courseTitle: 'Bread',
    moduleName: 'First',
    words: 1,
    hasEarlier: false,
    lesson: { id: 'lesson-1', title: 'Dough', kind: 'text', minutes: 1 },
    countedMinutes: 1,
    version: VERSION,
    body: { blocks },
  }
  const api = new FakeApi()
    .answers(getOwnLesson, lesson)
    .answers(saveLessonDraft, { savedAt: '2026-11-21T10:00:02.000Z' })
    .answers(uploadLessonVideo, { ...SOURCE, bytes: 9 })
    .answers(uploadLessonCaptions, { file: HINDI.file })
  const view = await renderRoute(mentorArea, '/mentor/resources/course-1/lessons/lesson-1', {
    mount: '/mentor',
    session: signedIn(aMentor()),
    locale,
  })
  const text = await screen.findByRole('textbox', { name: /Dough/ })
  /** Waits until a draft was sent, and returns the blocks of the last one. */
  const saved = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(api.received(saveLessonDraft)).not.toEqual([]))
    return api.received(saveLessonDraft).at(-1)?.body.body.blocks
  }
  return { api, saved, text: within(text), ...view }
}
const button = (name: string) => screen.getByRole('button', { name })
const choose = async (label: string, name: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { files: [new File(['content'], name)] },
  })
async function openOwn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button('Video'))
  await user.click(screen.getByRole('radio', { name: 'My own file' }))
  expect(screen.queryByRole('textbox', { name: /YouTube/ })).toBeNull()
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await draftCopies().clear('mentor-1')
})

test('a file with captions is uploaded and inserted', async () => {
  const { user, text, saved } = await open()
  await openOwn(user)
  await user.click(button('Insert'))
  expect(screen.getByText('Choose a video first.')).toBeVisible()
  await choose('Video', 'film.mp4')
  await choose('Captions in Hindi', 'hi.vtt')
  expect(await screen.findByText('Captions in Hindi are uploaded')).toBeVisible()
  await user.click(button('Insert'))
  expect(screen.getByText('Enter a title.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title of the video' }), 'Kneading')
  await user.click(button('Insert'))
  expect(text.getByText('Kneading')).toBeVisible()
  expect(await saved()).toMatchObject([
    { type: 'video', title: 'Kneading', source: SOURCE, captions: [HINDI] },
  ])
})

test('nothing is inserted while a file is uploaded, which can be cancelled', async () => {
  const { api, user } = await open()
  api.neverAnswers(uploadLessonVideo)
  await openOwn(user)
  await user.type(screen.getByRole('textbox', { name: 'Title of the video' }), 'Kneading')
  await choose('Video', 'film.mp4')
  expect(await screen.findByRole('progressbar', { name: 'Uploading film.mp4' })).toBeVisible()
  await user.click(button('Insert'))
  expect(screen.getByText('Wait until the upload is complete, or cancel it.')).toBeVisible()
  await user.click(button('Cancel upload'))
  expect(screen.queryByText('Wait until the upload is complete, or cancel it.')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Video' })).toBeVisible()
})

test('what the server refuses is explained', async () => {
  const { api, user } = await open()
  api.refuses(uploadLessonVideo, 400, 'file_not_accepted')
  await openOwn(user)
  await choose('Video', 'film.mp4')
  expect(await screen.findByText(/Save it as MP4 with H.264 and AAC/)).toBeVisible()
})

test('an inserted video gets another title and more captions, and keeps the rest', async () => {
  const { api, user, saved } = await open([OWN])
  api.answers(uploadLessonCaptions, { file: ENGLISH.file })
  await user.click(button('Edit'))
  expect(await screen.findByText('Uploaded: 3 minutes')).toBeVisible()
  await choose('Captions in English', 'en.vtt')
  expect(await screen.findByText('Captions in English are uploaded')).toBeVisible()
  const title = screen.getByRole('textbox', { name: 'Title of the video' })
  await user.clear(title)
  await user.type(title, 'Dough')
  await user.click(button('Save'))
  expect(await saved()).toEqual([{ ...OWN, title: 'Dough', captions: [HINDI, ENGLISH] }])
})

test('a video of one’s own is exchanged for one of YouTube', async () => {
  const { user, saved } = await open([OWN])
  await user.click(button('Edit'))
  await user.click(screen.getByRole('radio', { name: 'From YouTube' }))
  await user.type(screen.getByRole('textbox', { name: /YouTube/ }), 'https://youtu.be/abcdefghijk')
  await user.click(button('Save'))
  const { id, type, title } = OWN
  expect(await saved()).toEqual([{ id, type, title, source: { youtube: 'abcdefghijk' } }])
})

test('the form is translated to Hindi', async () => {
  const { user } = await open([NO_TEXT], 'hi')
  await user.click(button('वीडियो'))
  await user.click(screen.getByRole('radio', { name: 'मेरी अपनी फ़ाइल' }))
  expect(await screen.findByRole('button', { name: 'वीडियो चुनें' })).toBeVisible()
})
