import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import type { Course, CoursePage } from '@mentor-connect/contract/courses/courses'
import { WEEK_MS } from '@mentor-connect/contract/rules/durations'
import { QUESTIONS_DRAWN } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp, type TestApp } from '../../testing/testApp'
import { DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import { IN_PLACE_COURSES, MENTORS } from './demoContent'
import { DEMO_CONTENT, readInPlaceCourses } from './inPlaceCourses'
import { readLessonTexts } from './lessonTexts'
import { seed } from './seed'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seed(t.db, { clock: t.clock, files: t.files, hashPassword: async () => 'hash' })
})
afterAll(() => t.close())

const get = async <Data>(url: string) => (await t.app.inject(url)).json().data as Data
const coursesOfPage = async () => (await get<CoursePage>('/resource/get-resources')).resources

test('the first page of the catalogue shows courses in place and courses of links', async () => {
  const ids = (await coursesOfPage()).map(({ _id }) => _id)
  const inPlace = ids.filter((id) => IN_PLACE_COURSES.some((course) => course.id === id))
  expect(inPlace.length).toBeGreaterThan(1)
  expect(inPlace.length).toBeLessThan(ids.length)
})

test.each(IN_PLACE_COURSES.map((course) => [course.id, course] as const))(
  '%s has a mentor, its own ids, and every file that lies in its folder',
  (id, course) => {
    expect(MENTORS.filter(({ active }) => active).map((mentor) => mentor.id)).toContain(course.mentor)
    const lessons = course.modules.flatMap((module) => module.lessons)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
    const files = readdirSync(join(DEMO_CONTENT, id)).filter((name) => /\.(md|txt)$/.test(name))
    expect(lessons.map(({ file }) => file).sort()).toEqual(files.sort())
    const texts = files.filter((name) => name.endsWith('.md'))
    const written = texts.map((name) => readFileSync(join(DEMO_CONTENT, id, name), 'utf8')).join()
    for (const name of readdirSync(join(DEMO_CONTENT, id)))
      if (/\.(svg|mp4|vtt)$/.test(name)) expect(written).toContain(name)
  },
)

test('a preview is read by a visitor, with its pictures', async () => {
  for (const { id } of IN_PLACE_COURSES) {
    const { modules } = await get<Course>(`/resource/get-resource/${id}`)
    const preview = modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson.preview)
    expect(preview?.kind).toBe('text')
    const { body } = await get<{ body: LessonBody }>(`/resource/${id}/lessons/${preview?.id}`)
    expect(body.blocks.length).toBeGreaterThan(5)
    for (const block of body.blocks.filter((one) => one.type === 'picture')) {
      const picture = await t.app.inject(block.file)
      expect(picture.headers['content-type']).toBe('image/svg+xml')
      expect(picture.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    }
  }
})

test('every lesson has a body', async () => {
  const lessons = await t.db
    .selectFrom('lessons')
    .leftJoin('lesson_bodies', (join) =>
      join
        .onRef('lesson_bodies.course_id', '=', 'lessons.course_id')
        .onRef('lesson_bodies.lesson_id', '=', 'lessons.id'),
    )
    .select(['kind', 'words'])
    .where('kind', 'in', ['text', 'video', 'task'])
    .execute()
  const fewest = (kind: string) =>
    Math.min(...lessons.filter((lesson) => lesson.kind === kind).map(({ words }) => words ?? 0))
  expect(fewest('text')).toBeGreaterThan(300)
  expect(fewest('video')).toBeGreaterThan(300)
  expect(fewest('task')).toBeGreaterThan(120)
})

test('each demo film has its length, and captions in both languages', async () => {
  const rows = await t.db.selectFrom('lesson_bodies').select('body').where('body', 'like', '%.mp4%').execute()
  const films = rows.flatMap(({ body }) =>
    (JSON.parse(body) as LessonBody).blocks.filter((block) => block.type === 'video'),
  )
  const lengths = films.map(({ source }) => ('seconds' in source ? Math.round(source.seconds) : 0))
  expect(lengths.sort((one, other) => one - other)).toEqual([54, 120, 120, 120])
  for (const { source, captions = [] } of films) {
    expect(captions.map(({ lang }) => lang).sort()).toEqual(['en', 'hi'])
    const part = await t.app.inject({
      url: (source as { file: string }).file,
      headers: { range: 'bytes=0-7' },
    })
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4'])
    for (const { file } of captions) {
      const words = await t.app.inject(file)
      expect(words.headers['content-type']).toBe('text/vtt; charset=utf-8')
      expect(words.body).toMatch(/^WEBVTT/)
    }
  }
})

test('a film takes as long as its lesson says', async () => {
  const rows = await t.db
    .selectFrom('lessons')
    .innerJoin('lesson_bodies', (join) =>
      join
        .onRef('lesson_bodies.course_id', '=', 'lessons.course_id')
        .onRef('lesson_bodies.lesson_id', '=', 'lessons.id'),
    )
    .select(['minutes', 'body'])
    .where('kind', '=', 'video')
    .execute()
  expect(rows).not.toEqual([])
  for (const { minutes, body } of rows) {
    const films = (JSON.parse(body) as LessonBody).blocks.filter((block) => block.type === 'video')
    const seconds = films.map(({ source }) => ('seconds' in source ? source.seconds : 0))
    expect(minutes).toBe(Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60))
  }
})

test('every active mentor can be booked within a week', async () => {
  const now = t.clock().getTime()
  const week = new URLSearchParams({
    from: new Date(now).toISOString(),
    to: new Date(now + WEEK_MS).toISOString(),
  })
  for (const { id } of MENTORS.filter(({ active }) => active)) {
    const { kinds, slots } = await get<MentorSlots>(`/mentors/${id}/slots?${week}`)
    expect(kinds).not.toEqual([])
    expect(slots).not.toEqual([])
  }
})

test('every quiz has more questions than one attempt', async () => {
  const quizzes = await t.db.selectFrom('lessons').select('id').where('kind', '=', 'quiz').execute()
  const banks = await t.db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('questions'))
    .groupBy(['course_id', 'lesson_id'])
    .execute()
  expect(banks).toHaveLength(quizzes.length)
  for (const { questions } of banks) expect(Number(questions)).toBeGreaterThan(QUESTIONS_DRAWN)
})

test('each course has a task; two works wait for the demo mentor, one was returned to the demo learner', async () => {
  const tasks = await t.db.selectFrom('tasks').select('course_id').execute()
  expect(tasks.map(({ course_id }) => course_id).sort()).toEqual(IN_PLACE_COURSES.map(({ id }) => id).sort())
  const works = await t.db
    .selectFrom('task_works')
    .innerJoin('courses', 'courses.id', 'task_works.course_id')
    .select(['learner_id', 'mentor_id', 'state'])
    .execute()
  const waiting = works.filter(({ state }) => state === 'sent')
  expect(waiting.map(({ mentor_id }) => mentor_id)).toEqual([DEMO_MENTOR.id, DEMO_MENTOR.id])
  expect(works.filter(({ state }) => state === 'returned')).toMatchObject([{ learner_id: DEMO_LEARNER.id }])
  const [returned] = await t.db
    .selectFrom('task_submissions')
    .select(['points', 'pass_points'])
    .where('outcome', '=', 'returned')
    .execute()
  expect(returned!.points).toBeLessThan(returned!.pass_points)
})

test('the demo learner is in the middle of a course in place', async () => {
  const rows = await t.db
    .selectFrom('lesson_progress')
    .innerJoin('lessons', (join) =>
      join
        .onRef('lessons.course_id', '=', 'lesson_progress.course_id')
        .onRef('lessons.id', '=', 'lesson_progress.lesson_id'),
    )
    .select(['status'])
    .where('learner_id', '=', DEMO_LEARNER.id)
    .where('kind', 'is not', null)
    .execute()
  expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(3)
  expect(rows.filter(({ status }) => status === 'in-progress')).toHaveLength(1)
})

describe('content that is not valid', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-content-'))
    await mkdir(join(folder, 'bread'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const lesson = { file: '01-dough.md', id: 'dough', title: 'Dough', kind: 'text' as const }
  const course = { id: 'bread', mentor: 'm', title: 'Bread', description: 'All of it', domain: ['Skills'] }
  const whole = { ...course, modules: [{ name: 'First', lessons: [lesson] }] }

  it('is refused with the file and the line', async () => {
    await writeFile(join(folder, 'bread/01-dough.md'), 'Knead.\n\n![](dough.svg)')
    await expect(readLessonTexts(folder, whole)).rejects.toThrow(/^bread\/01-dough\.md: Line 3: /)
  })

  it('is refused if a drawing could run a program', async () => {
    await writeFile(join(folder, 'bread/01-dough.md'), '![Dough](dough.svg)')
    await writeFile(join(folder, 'bread/dough.svg'), '<svg onload="alert(1)" width="1" height="1"></svg>')
    await expect(readLessonTexts(folder, whole)).rejects.toThrow(
      /^dough\.svg may contain shapes and text only/,
    )
  })

  it('is refused if a course has no mentor', async () => {
    const { mentor: _, ...orphan } = whole
    await writeFile(join(folder, 'bread/course.json'), JSON.stringify(orphan))
    expect(() => readInPlaceCourses(folder)).toThrow()
  })

  it('is nothing without a folder', () => {
    expect(existsSync(join(folder, 'none'))).toBe(false)
    expect(readInPlaceCourses(join(folder, 'none'))).toEqual([])
  })
})
