import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { mp4 } from '../../testing/files/mp4'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { collectOrphans, GRACE_MS } from '../../kernel/files/collectOrphans'
import { insertCourse } from '../catalogue/testing/insertCourse'
import { insertLesson } from '../catalogue/testing/insertLesson'

let t: TestApp
let mentor: SignedIn<Mentor>

beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  await insertCourse(t.db, { mentorId: mentor.account._id, lessons: [1] })
  await insertLesson(t.db, { courseId: 'course-1', id: 'film', position: 1, kind: 'video', blocks: [] })
})
afterEach(() => t.close())

const upload = (kind: 'video' | 'captions', content: Buffer, headers: object = mentor.headers) => {
  const payload = new FormData()
  payload.append(kind, new File([new Uint8Array(content)], `a.${kind === 'video' ? 'mp4' : 'vtt'}`))
  const url = `/resource/upload-lesson-${kind}`
  return t.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
}
const VTT = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello')

const save = (file: string, captions: string, who = mentor) =>
  t.app.inject({
    method: 'POST',
    url: '/resource/save-lesson/course-1/film',
    headers: { ...who.headers },
    payload: {
      kind: 'video',
      preview: true,
      body: {
        blocks: [
          {
            id: 'v',
            type: 'video',
            title: 'Film',
            source: { file, seconds: 54 },
            captions: [{ lang: 'en', label: 'English', file: captions }],
          },
        ],
      },
    },
  })

it('stores a video and its captions, which a lesson then shows', async () => {
  const { file, ...video } = (await upload('video', mp4({ indexFirst: false, place: '+28.61' }))).json().data
  expect(video).toEqual({ seconds: 54, bytes: expect.any(Number) })
  const captions = (await upload('captions', VTT)).json().data.file
  expect((await save(file, captions)).statusCode).toBe(200)
  t.clock.advance(GRACE_MS + 1)
  await collectOrphans(t, t.clock())
  await t.jobs.settle()
  const film = await t.app.inject({ url: file, headers: { range: 'bytes=4-7' } })
  expect([film.statusCode, film.body]).toEqual([206, 'ftyp'])
  expect((await t.app.inject(captions)).body).toContain('00:00:01.000 --> 00:00:02.000\nHello')
})

it('deletes those that no lesson shows', async () => {
  const { file } = (await upload('video', mp4())).json().data
  t.clock.advance(GRACE_MS + 1)
  await collectOrphans(t, t.clock())
  await t.jobs.settle()
  expect((await t.app.inject(file)).statusCode).toBe(404)
})

it('stores captions in SubRip as WebVTT', async () => {
  const captions = (
    await upload('captions', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n<I>Hello</I>'))
  ).json()
  expect(captions.data.file).toMatch(/\.vtt$/)
  const stored = await t.app.inject(captions.data.file)
  expect(stored.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(stored.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<i>Hello</i>\n')
})

it.each<['video' | 'captions', string, Buffer, number, RegExp]>([
  ['video', 'captions', VTT, 400, /not an MP4 video/],
  ['video', 'HEVC', mp4({ picture: 'hvc1' }), 400, /encoding \(hvc1\)/],
  ['video', 'more than 200 MB', Buffer.alloc(201 * 1024 * 1024), 413, /at most 200 MB/],
  ['captions', 'a video', mp4(), 400, /captions/],
  ['captions', 'a book', Buffer.alloc(600 * 1024, 'a'), 413, /at most 512 KB/],
])('refuses as %s: %s', async (kind, _, content, status, reason) => {
  const response = await upload(kind, content)
  expect([response.statusCode, response.json().fields[kind]]).toEqual([status, expect.stringMatching(reason)])
  expect(await t.files.list('')).toEqual([])
  expect(await t.db.selectFrom('files').selectAll().execute()).toEqual([])
})

it.each(['video', 'captions'] as const)('takes a %s from mentors only', async (kind) => {
  const learner = await signedInLearner(t)
  const file = kind === 'video' ? mp4() : VTT
  expect((await upload(kind, file, {})).statusCode).toBe(401)
  expect((await upload(kind, file, learner.headers)).statusCode).toBe(403)
})

it('another mentor’s video cannot be shown', async () => {
  const other = await signedInMentor(t)
  const { file } = (await upload('video', mp4(), other.headers)).json().data
  const captions = (await upload('captions', VTT)).json().data.file
  const response = await save(file, captions)
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([
    400,
    ['body.blocks.0.source.file'],
  ])
})
