import {
  uploadLessonCaptions,
  uploadLessonVideo,
} from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { LessonVideo } from './LessonVideo'
import { videoMessages } from './messages'
import type { VideoValue } from './videoValue'

const FILE = '/files/lesson-abcdefghijklmnopqrstuv/video.mp4'
const CAPTIONS = '/files/lesson-abcdefghijklmnopqrstuv/captions.vtt'
const SOURCE = { file: FILE, seconds: 130 }

let latest: VideoValue

async function open(first: VideoValue = { captions: [] }, locale: 'en' | 'hi' = 'en') {
  function Page() {
    const [value, setValue] = useState(first)
    latest = value
    return <LessonVideo value={value} onChange={setValue} />
  }
  const api = new FakeApi()
    .answers(uploadLessonVideo, { ...SOURCE, bytes: 9 })
    .answers(uploadLessonCaptions, { file: CAPTIONS })
  const routes = defineRoutes({
    messages: videoMessages,
    routes: [{ id: 'video', path: 'video', Component: Page }],
  })
  const view = await renderRoute(routes, '/video', { session: signedIn(aMentor()), locale })
  await screen.findByRole('group', { name: locale === 'en' ? 'Video' : 'वीडियो' })
  return { api, ...view }
}
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } })
const film = (name = 'film.mp4', bytes?: number) => {
  const file = new File(['film'], name, { type: 'video/mp4' })
  if (bytes) Object.defineProperty(file, 'size', { value: bytes })
  return file
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a video is uploaded, and can be removed with the focus kept', async () => {
  const { user } = await open()
  choose('Video', film())
  expect(await screen.findByText('Uploaded: 3 minutes')).toBeVisible()
  expect(latest).toEqual({ source: SOURCE, captions: [] })
  await user.click(screen.getByRole('button', { name: 'Remove video' }))
  expect(latest).toEqual({ captions: [] })
  expect(screen.getByRole('button', { name: 'Choose video' })).toHaveFocus()
})

test('what was left out of captions is counted and named', async () => {
  const { api } = await open({ source: SOURCE, captions: [] })
  const first = [
    { line: 'soon --> later', why: 'times' as const },
    { line: '00:01.000 --> 00:01.000', why: 'length' as const },
  ]
  api.answers(uploadLessonCaptions, { file: CAPTIONS, leftOut: { count: 12, first } })
  choose('Captions in English', new File(['WEBVTT'], 'en.vtt'))
  expect(await screen.findByText(/12 entries of the captions in English cannot be shown/)).toBeVisible()
  expect(screen.getByText('“soon --> later”: the times are missing or not valid')).toBeVisible()
  expect(screen.getByText(/“00:01.000 --> 00:01.000”: it ends before it begins/)).toBeVisible()
  expect(screen.getByText('and 10 more')).toBeVisible()
  expect(latest.captions).toHaveLength(1)
  api.answers(uploadLessonCaptions, { file: CAPTIONS })
  choose('Captions in English', new File(['WEBVTT'], 'en.vtt'))
  await waitFor(() => expect(screen.queryByText(/cannot be shown/)).toBeNull())
})

test('captions may be SubRip, and nothing else is sent', async () => {
  const { api } = await open({ source: SOURCE, captions: [] })
  api.answers(uploadLessonCaptions, { file: CAPTIONS })
  choose('Captions in English', new File(['1'], 'en.ass'))
  expect(await screen.findByText('Only .vtt and .srt are possible')).toBeVisible()
  choose('Captions in English', new File(['1'], 'en.SRT'))
  await waitFor(() => expect(latest.captions).toHaveLength(1))
  expect(api.received(uploadLessonCaptions)).toHaveLength(1)
})

test('captions of two languages may be uploaded at the same time', async () => {
  await open({ source: SOURCE, captions: [] })
  choose('Captions in Hindi', new File(['WEBVTT'], 'hi.vtt'))
  choose('Captions in English', new File(['WEBVTT'], 'en.vtt'))
  await waitFor(() => expect(latest.captions).toHaveLength(2))
  expect(latest.captions).toContainEqual({ lang: 'hi', label: 'हिन्दी', file: CAPTIONS })
  expect(latest.captions).toContainEqual({ lang: 'en', label: 'English', file: CAPTIONS })
})

test('progress is shown, and an upload is cancelled with the focus kept', async () => {
  const { api, user } = await open()
  api.neverAnswers(uploadLessonVideo)
  choose('Video', film())
  expect(await screen.findByRole('progressbar', { name: 'Uploading film.mp4' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose video' })).toHaveFocus()
  expect(latest).toEqual({ captions: [] })
})

test.each([
  ['too large', film('a.mp4', 200 * 1024 * 1024 + 1), /at most 200 MB/],
  ['of another kind', film('a.mov'), /Only \.mp4/],
  ['empty', new File([], 'a.mp4'), /empty/],
])('a file that is %s is not sent', async (_, file, reason) => {
  const { api } = await open()
  choose('Video', file)
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(api.received(uploadLessonVideo)).toEqual([])
})

test('what the server refuses is explained, and can be tried again', async () => {
  const { api, user } = await open()
  api.refuses(uploadLessonVideo, 400, 'file_not_accepted')
  choose('Video', film())
  expect(await screen.findByRole('alert')).toHaveTextContent('Save it as MP4 with H.264 and AAC')
  api.answers(uploadLessonVideo, { ...SOURCE, bytes: 9 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Uploaded: 3 minutes')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('is translated to Hindi', async () => {
  await open({ source: SOURCE, captions: [] }, 'hi')
  expect(screen.getByText('अपलोड हो गया: 3 मिनट')).toBeVisible()
  expect(screen.getByRole('button', { name: 'हिन्दी कैप्शन चुनें' })).toBeVisible()
})
