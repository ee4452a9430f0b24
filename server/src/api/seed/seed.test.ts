import { WEEK_MS } from '@mentor-connect/contract/rules/durations'
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  DOMAIN_TAG_MAX,
  PAGE_SIZE,
  TITLE_MAX,
  TITLE_MIN,
} from '@mentor-connect/contract/rules/limits'
import { publishErrors } from '@mentor-connect/contract/learning/skillPath'
import { brokenInvariants } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'
import { DEMO_ACCOUNTS, DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import { SKILL_PATHS } from './demoSkillPaths'
import { seed } from './seed'
import { COURSES, LEARNERS, MENTORS, REVIEWS } from './demoContent'

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const lengthOf = (text: string) => [...graphemes.segment(text)].length
const hashPassword = async (password: string) => `hash of ${password}`

describe('the content', () => {
  it('fills a catalogue', () => {
    expect(COURSES.length).toBeGreaterThan(2 * PAGE_SIZE)
    expect(MENTORS.filter((mentor) => mentor.active).length).toBeGreaterThanOrEqual(10)
    expect(MENTORS.filter((mentor) => !mentor.active)).toHaveLength(1)
    expect(REVIEWS.length).toBeGreaterThanOrEqual(40)
    for (const domain of ['Career', 'Jobs', 'Skills'])
      expect(COURSES.filter((course) => course.domains.includes(domain)).length).toBeGreaterThanOrEqual(8)
  })

  it('has unique ids', () => {
    for (const list of [COURSES, MENTORS, LEARNERS]) {
      const ids = list.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    }
  })

  it('has reviews of existing courses, one per learner', () => {
    const pairs = REVIEWS.map(({ course, learner }) => `${course} ${learner}`)
    expect(pairs).toEqual([...new Set(pairs)])
    for (const { course, learner } of REVIEWS) {
      expect(COURSES.map(({ id }) => id)).toContain(course)
      expect(LEARNERS.map(({ id }) => id)).toContain(learner)
    }
  })

  test.each(COURSES.map((course) => [course.id, course] as const))('%s meets the limits', (_, course) => {
    expect(within(course.title, TITLE_MIN, TITLE_MAX)).toBe(true)
    expect(within(course.description, DESCRIPTION_MIN, DESCRIPTION_MAX)).toBe(true)
    expect([1, 2, 3, 4]).toContain(course.domains.length)
    for (const domain of course.domains) expect(lengthOf(domain)).toBeLessThanOrEqual(DOMAIN_TAG_MAX)
    const modules = Object.values(course.modules)
    expect(modules.length).toBeGreaterThanOrEqual(3)
    for (const lessons of modules) expect(lessons.length).toBeGreaterThanOrEqual(2)
    for (const { title, url, kind } of modules.flat()) {
      expect(title).toBe(title.trim())
      if (kind) expect(url).toBe('')
      else expect(new URL(url).protocol).toBe('https:')
    }
  })

  function within(text: string, low: number, high: number) {
    return lengthOf(text) >= low && lengthOf(text) <= high
  }
})

describe('seeding', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
    await seed(t.db, { clock: t.clock, files: t.files, hashPassword })
  })
  afterAll(() => t.close())

  it('writes counters that match the rows', async () => {
    const courses = await t.db.selectFrom('courses').selectAll().execute()
    expect(courses).toHaveLength(COURSES.length)
    for (const course of courses) {
      const reviews = await t.db
        .selectFrom('reviews')
        .selectAll()
        .where('course_id', '=', course.id)
        .execute()
      const enrolled = await t.db
        .selectFrom('enrolments')
        .select('learner_id')
        .where('course_id', '=', course.id)
        .execute()
      const lessons = await t.db
        .selectFrom('lessons')
        .select('title')
        .where('course_id', '=', course.id)
        .execute()
      const sum = reviews.reduce((total, review) => total + review.rating, 0)
      expect(course).toMatchObject({
        rating_sum: sum,
        rating_count: reviews.length,
        rating_average: reviews.length > 0 ? sum / reviews.length : 0,
        students: enrolled.length,
        lesson_count: lessons.length,
      })
      const students = enrolled.map((row) => row.learner_id)
      expect(students).toEqual(expect.arrayContaining(reviews.map((review) => review.learner_id)))
    }
  })

  it('gives passwords to the demo accounts only', async () => {
    const learners = await t.db.selectFrom('learners').select(['email', 'password_hash']).execute()
    const mentors = await t.db.selectFrom('mentors').select(['email', 'password_hash']).execute()
    const known = [...learners, ...mentors].filter((person) => person.password_hash)
    expect(known.map(({ email, password_hash }) => [email, password_hash]).sort()).toEqual(
      DEMO_ACCOUNTS.map(({ email, password }) => [email, `hash of ${password}`]).sort(),
    )
  })

  it('gives the demo learner one completed course and three started ones', async () => {
    const certificates = await t.db
      .selectFrom('certificates')
      .selectAll()
      .where('learner_id', '=', DEMO_LEARNER.id)
      .execute()
    expect(certificates).toMatchObject([{ learner_name: DEMO_LEARNER.name }])
    const enrolments = await t.db
      .selectFrom('enrolments')
      .select('course_id')
      .where('learner_id', '=', DEMO_LEARNER.id)
      .execute()
    expect(enrolments).toHaveLength(4)
  })

  it('gives the demo learner a public portfolio, in which a certificate proves a skill', async () => {
    const { data } = (await t.app.inject('/portfolios/asha-rawat')).json()
    expect(data).toMatchObject({ name: DEMO_LEARNER.name, isListed: true })
    expect(data.skills[0].certificates).toHaveLength(1)
  })

  it('gives the demo learner a mentorship and a request, and the demo mentor a request and a completed one too', async () => {
    const rows = await t.db.selectFrom('mentorships').selectAll().execute()
    const of = (column: 'learner_id' | 'mentor_id', id: string) =>
      rows.filter((row) => row[column] === id).map(({ state }) => state)
    expect(of('learner_id', DEMO_LEARNER.id).sort()).toEqual(['active', 'requested'])
    expect(of('mentor_id', DEMO_MENTOR.id).sort()).toEqual(['active', 'completed', 'requested'])
    expect(await brokenInvariants(t)).toEqual([])
  })

  it('dates enrolments after the course, and progress and reviews after the enrolment', async () => {
    const rows = await t.db
      .selectFrom('enrolments')
      .innerJoin('courses', 'courses.id', 'enrolments.course_id')
      .leftJoin('reviews', (join) =>
        join
          .onRef('reviews.course_id', '=', 'enrolments.course_id')
          .onRef('reviews.learner_id', '=', 'enrolments.learner_id'),
      )
      .select(['courses.created_at as published', 'enrolments.created_at as enrolled', 'last_active_at'])
      .select('reviews.created_at as judged')
      .execute()
    const wrong = rows.filter(
      ({ published, enrolled, last_active_at, judged }) =>
        enrolled < published || last_active_at < enrolled || (judged !== null && judged < enrolled),
    )
    expect(wrong).toEqual([])
    const early = await t.db
      .selectFrom('lesson_progress')
      .innerJoin('enrolments', (join) =>
        join
          .onRef('enrolments.course_id', '=', 'lesson_progress.course_id')
          .onRef('enrolments.learner_id', '=', 'lesson_progress.learner_id'),
      )
      .select(['enrolments.learner_id', 'enrolments.course_id'])
      .whereRef('lesson_progress.updated_at', '<', 'enrolments.created_at')
      .execute()
    expect(early).toEqual([])
  })

  it('gives the demo mentor new learners in most of the last twelve weeks', async () => {
    const rows = await t.db
      .selectFrom('enrolments')
      .innerJoin('courses', 'courses.id', 'enrolments.course_id')
      .select(['enrolments.created_at', 'mentor_id'])
      .where('mentor_id', '=', DEMO_MENTOR.id)
      .execute()
    const week = WEEK_MS
    const weeks = new Set(
      rows.map((row) => Math.floor((t.clock().getTime() - Date.parse(row.created_at)) / week)),
    )
    expect(weeks.size).toBeGreaterThan(8)
  })

  it('certifies exactly the learners who have completed every lesson', async () => {
    const finished = await t.db
      .selectFrom('lesson_progress')
      .innerJoin('courses', 'courses.id', 'lesson_progress.course_id')
      .select(['learner_id', 'course_id'])
      .where('lesson_progress.status', '=', 'completed')
      .groupBy(['learner_id', 'course_id', 'lesson_count'])
      .having((eb) => eb(eb.fn.countAll(), '=', eb.ref('lesson_count')))
      .execute()
    const certified = await t.db
      .selectFrom('certificates')
      .select(['learner_id', 'course_id'])
      .where('path_id', 'is', null)
      .execute()
    const pairs = (rows: typeof certified) =>
      rows.map(({ learner_id, course_id }) => `${learner_id} ${course_id}`).sort()
    expect(pairs(certified)).toEqual(pairs(finished))
    expect(certified.length).toBeGreaterThan(20)
  })

  it('has one learner with the verified certificate of a skill path', async () => {
    const [certificate, ...others] = await t.db
      .selectFrom('certificates')
      .select('id')
      .where('path_id', 'is not', null)
      .execute()
    expect(others).toEqual([])
    const verify = async (id: string) =>
      (await t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()
    const { verdict, data } = await verify(certificate!.id)
    expect(verdict).toBe('verified')
    expect(data.path.courses).toHaveLength(2)
    for (const { certificateId } of data.path.courses)
      expect((await verify(certificateId)).data.learnerName).toBe(data.learnerName)
  })

  it('serves the courses over the API, with their banners', async () => {
    const { data } = (await t.app.inject({ method: 'GET', url: '/resource/get-resources' })).json()
    expect(data.pagination.totalPages).toBeGreaterThanOrEqual(3)
    const banner = await t.app.inject({ method: 'GET', url: data.resources[0].banner })
    expect(banner.statusCode).toBe(200)
  })

  it('has six skill paths, two of them in Hindi, of courses with lessons of their own', async () => {
    for (const path of SKILL_PATHS) expect(publishErrors(path)).toEqual({})
    const response = await t.app.inject({ url: '/skill-paths' })
    const { paths } = response.json().data
    expect(paths.map(({ language }: { language: string }) => language).sort()).toEqual([
      'en',
      'en',
      'en',
      'en',
      'hi',
      'hi',
    ])
    for (const { courseCount, untimedCourses, joined } of paths) {
      expect(courseCount).toBeGreaterThanOrEqual(2)
      expect(untimedCourses).toBe(0)
      expect(joined).toBeGreaterThan(5)
    }
    const courseIds = SKILL_PATHS.flatMap(({ milestones }) => milestones.flatMap((one) => one.courseIds))
    const formats = await t.db
      .selectFrom('courses')
      .select('format')
      .distinct()
      .where('id', 'in', courseIds)
      .execute()
    expect(formats).toEqual([{ format: 'complete' }])
  })

  it('changes nothing when it runs again', async () => {
    await t.db
      .updateTable('courses')
      .set({ title: 'Edited' })
      .where('id', '=', COURSES[0]?.id ?? '')
      .execute()
    const before = await t.db.selectFrom('courses').selectAll().orderBy('id').execute()
    expect(await seed(t.db, { clock: t.clock, files: t.files, hashPassword })).toBe(false)
    expect(await t.db.selectFrom('courses').selectAll().orderBy('id').execute()).toEqual(before)
  })
})
