import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let learner: SignedIn<Learner>
let other: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  for (const id of ['one', 'two', 'three']) await insertCourse(t.db, { id, title: `Course ${id}` })
  learner = await signedInLearner(t)
  other = await signedInLearner(t)
})
afterEach(() => t.close())

const me = () => learner.account._id
const post = (url: string, payload: object, headers: object = learner.headers) =>
  t.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const get = (url: string, headers: object = learner.headers) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })
const enrol = (courseId = 'one') =>
  post('/user/add-course', { userId: me(), courseId, courseName: 'whatever' })
const save = (progress: object, courseId = 'one', more: object = {}) =>
  post('/user/update-progress', { userId: me(), courseId, progress, ...more })
const toggle = (courseId: string) => post('/user/add-favorite', { userId: me(), courseId })
const rowsOf = (table: 'enrolments' | 'favorites' | 'lesson_progress') =>
  t.db.selectFrom(table).selectAll().execute()

describe('a forged id', () => {
  test.each([
    ['POST', '/user/add-course', { courseId: 'one', courseName: 'x' }],
    ['POST', '/user/add-favorite', { courseId: 'one' }],
    ['POST', '/user/update-progress', { courseId: 'one', progress: { '0-0': 'completed' } }],
    ['GET', '/user/get-progress?resourceId=one', {}],
    ['GET', '/user/get-user-details?', {}],
  ] as const)('%s %s is refused and changes nothing', async (method, url, body) => {
    await enrol()
    const before = [await rowsOf('enrolments'), await rowsOf('favorites'), await rowsOf('lesson_progress')]
    const response =
      method === 'POST'
        ? await post(url, { ...body, userId: me() }, other.headers)
        : await get(`${url}&userId=${me()}`, other.headers)
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('forbidden')
    expect([await rowsOf('enrolments'), await rowsOf('favorites'), await rowsOf('lesson_progress')]).toEqual(
      before,
    )
  })

  it('is refused for visitors and mentors, too', async () => {
    const body = { userId: me(), courseId: 'one' }
    expect((await post('/user/add-favorite', body, {})).statusCode).toBe(401)
    const mentor = await signedInMentor(t)
    expect((await post('/user/add-favorite', body, mentor.headers)).statusCode).toBe(403)
    expect(await rowsOf('favorites')).toEqual([])
  })
})

describe('enrolling', () => {
  it('adds the course under its stored name and counts the student', async () => {
    const response = await enrol()
    expect(response.json()).toMatchObject({
      message: 'Enrolled successfully!',
      data: { courses: [{ courseId: 'one', courseName: 'Course one', description: 'A course for tests' }] },
    })
    expect(await studentsOf('one')).toBe(1)
  })

  it('counts once, for repeated and concurrent requests', async () => {
    const responses = await Promise.all([enrol(), enrol(), enrol()])
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200])
    await enrol()
    expect(await studentsOf('one')).toBe(1)
    expect(await rowsOf('enrolments')).toHaveLength(1)
  })

  it('needs an existing course', async () => {
    expect((await enrol('nothing')).json().code).toBe('not_found')
  })

  it('needs every field', async () => {
    const response = await post('/user/add-course', { userId: me() })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(expect.arrayContaining(['courseId', 'courseName']))
  })

  async function studentsOf(id: string) {
    const row = await t.db
      .selectFrom('courses')
      .select('students')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.students
  }
})

describe('progress', () => {
  it('merges the changes of two devices', async () => {
    await enrol()
    await Promise.all([save({ '0-0': 'completed' }), save({ '0-1': 'in-progress' })])
    const response = await save({ '0-1': 'completed' })
    expect(response.json()).toMatchObject({
      message: 'Progress saved',
      data: { progress: { '0-0': 'completed', '0-1': 'completed' } },
    })
    const read = await get(`/user/get-progress?userId=${me()}&resourceId=one`)
    expect(read.json().data.progress).toEqual({ '0-0': 'completed', '0-1': 'completed' })
  })

  it('records when the learner was last active', async () => {
    await enrol()
    t.clock.advance(60_000)
    await save({})
    const [row] = await rowsOf('enrolments')
    expect(row).toMatchObject({ last_active_at: t.clock().toISOString() })
  })

  it('needs an enrolment', async () => {
    const response = await save({ '0-0': 'completed' })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('not_enrolled')
    expect(await rowsOf('lesson_progress')).toEqual([])
  })

  it('refuses lessons that the course does not have, and saves nothing', async () => {
    await enrol()
    t.clock.advance(60_000)
    const response = await save({ '0-0': 'completed', '0-2': 'completed', '9-0': 'completed' })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(['progress.0-2', 'progress.9-0'])
    expect(await rowsOf('lesson_progress')).toEqual([])
    expect((await rowsOf('enrolments'))[0]).not.toMatchObject({ last_active_at: t.clock().toISOString() })
  })

  test.each([
    { 'first-lesson': 'completed' },
    { '0-0': 'finished' },
    { '0-0': null },
    { '0-0': { $ne: 'completed' } },
    { '-1-0': 'completed' },
    { '0-01': 'completed' },
    { '99999-0': 'completed' },
    { '__proto__.x': 'completed' },
    [],
    'completed',
    undefined,
  ])('refuses %j', async (progress) => {
    await enrol()
    const response = await save(progress as object)
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('invalid_input')
  })

  test.each([
    [1_000, 400],
    [10_000, 413],
  ])('refuses %i keys with %i, and saves nothing', async (count, status) => {
    await enrol()
    const keys = Array.from({ length: count }, (_, n) => [`${Math.floor(n / 100)}-${n % 100}`, 'completed'])
    const response = await save(Object.fromEntries(keys))
    expect(response.statusCode).toBe(status)
    expect(response.json().code).toBe('invalid_input')
    expect(await rowsOf('lesson_progress')).toEqual([])
  })

  it('is visible to the learner only, enrolled or not', async () => {
    await enrol()
    const payload = { userId: other.account._id, courseId: 'one', progress: { '0-0': 'completed' } }
    expect((await post('/user/update-progress', payload)).statusCode).toBe(403)
    expect((await post('/user/update-progress', payload, other.headers)).json().code).toBe('not_enrolled')
    expect(await rowsOf('lesson_progress')).toEqual([])
  })

  it('is empty at first, and not found for an unknown course', async () => {
    const none = await get(`/user/get-progress?userId=${me()}&resourceId=one`)
    expect(none.json().data).toEqual({ progress: {} })
    expect((await get(`/user/get-progress?userId=${me()}&resourceId=nothing`)).statusCode).toBe(404)
    expect((await get(`/user/get-progress?userId=${me()}`)).json().fields).toHaveProperty('resourceId')
  })
})

describe('bookmarks', () => {
  it('toggle, and report the new state', async () => {
    expect((await toggle('one')).json()).toEqual({
      message: 'Added to favorites',
      code: 'bookmark_added',
      data: { favorites: ['one'], removed: false },
    })
    t.clock.advance(1000)
    expect((await toggle('two')).json().data.favorites).toEqual(['two', 'one'])
    expect((await toggle('one')).json()).toEqual({
      message: 'Removed from favorites',
      code: 'bookmark_removed',
      data: { favorites: ['two'], removed: true },
    })
  })

  it('need an existing course', async () => {
    expect((await toggle('nothing')).statusCode).toBe(404)
    expect((await post('/user/add-favorite', { userId: me() })).json().fields).toHaveProperty('courseId')
  })

  it('are listed page by page, last saved first, filtered by the requested ids', async () => {
    for (const id of ['one', 'two', 'three']) {
      await toggle(id)
      t.clock.advance(1000)
    }
    expect(await listed('/user/fetch-favorites')).toEqual([['three', 'two', 'one'], 1])
    expect(await listed('/user/fetch-favorites?page=2&limit=2')).toEqual([['one'], 2])
    expect(await listed('/user/fetch-favorites', ['one', 'nothing'])).toEqual([['one'], 1])
    expect(await listed('/user/fetch-favorites', [])).toEqual([[], 0])
  })

  it('are the caller’s own, whatever ids are sent', async () => {
    await toggle('one')
    const response = await post('/user/fetch-favorites', { ids: ['one'] }, other.headers)
    expect(response.json().data.favorites).toEqual([])
    expect((await post('/user/fetch-favorites', {}, {})).statusCode).toBe(401)
    expect((await post('/user/fetch-favorites?limit=51', {})).json().fields).toHaveProperty('limit')
  })

  async function listed(url: string, ids?: string[]) {
    const { favorites, pagination } = (await post(url, { ids })).json().data
    return [favorites.map((course: { _id: string }) => course._id), pagination.totalPages]
  }
})

describe('the dashboard', () => {
  it('sums up progress', async () => {
    await enrol('one')
    t.clock.advance(1000)
    await enrol('two')
    t.clock.advance(1000)
    await save({ '0-0': 'completed', '0-1': 'completed' }, 'one')
    t.clock.advance(1000)
    await save({ '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }, 'two')
    const { data } = (await get(`/user/get-user-details?userId=${me()}`)).json()
    expect(data.user).toMatchObject({ _id: me(), email: learner.account.email })
    expect(data.progressSummary).toEqual({
      totalCourses: 2,
      completedCourses: 1,
      completedModules: 3,
      progressDetails: [
        { courseId: 'one', title: 'Course one', completedCount: 2, totalLessons: 3 },
        { courseId: 'two', title: 'Course two', completedCount: 3, totalLessons: 3 },
      ],
    })
    expect(data.recentLearnings.map((course: { courseId: string }) => course.courseId)).toEqual([
      'two',
      'one',
    ])
    expect(data.certificates).toEqual([])
  })

  it('names the lesson to go on with, and none in a finished course', async () => {
    await enrol('one')
    await enrol('two')
    await save({ '0-0': 'completed', '0-1': 'in-progress' }, 'one')
    await save({ '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }, 'two')
    const { data } = (await get(`/user/get-user-details?userId=${me()}`)).json()
    const next = Object.fromEntries(
      data.recentLearnings.map(({ courseId, nextLesson }: Dashboard['recentLearnings'][number]) => [
        courseId,
        nextLesson,
      ]),
    )
    expect(next).toEqual({
      one: { id: expect.any(String), title: expect.any(String), inPlace: false },
      two: undefined,
    })
    const lesson = await t.db
      .selectFrom('lessons')
      .select(['id', 'title'])
      .where('course_id', '=', 'one')
      .where('module_position', '=', 0)
      .where('position', '=', 1)
      .executeTakeFirstOrThrow()
    expect(next.one).toMatchObject(lesson)
  })

  it('is empty for a new learner', async () => {
    const { data } = (await get(`/user/get-user-details?userId=${me()}`)).json()
    expect(data.progressSummary).toEqual({
      totalCourses: 0,
      completedCourses: 0,
      completedModules: 0,
      progressDetails: [],
    })
    expect(data.recentLearnings).toEqual([])
  })

  it('shows at most five recent courses', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await insertCourse(t.db, { id })
      await enrol(id)
      t.clock.advance(1000)
    }
    const { data } = (await get(`/user/get-user-details?userId=${me()}`)).json()
    expect(data.recentLearnings.map((course: { courseId: string }) => course.courseId)).toEqual([
      'f',
      'e',
      'd',
      'c',
      'b',
    ])
  })

  it('needs a user id', async () => {
    expect((await get('/user/get-user-details')).json().fields).toHaveProperty('userId')
  })
})
