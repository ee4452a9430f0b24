import type { Learner } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import {
  PASSWORD,
  signedInLearner,
  signedUpLearner,
  signedInMentor,
  type SignedIn,
} from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { handInWork } from '../../courses/catalogue/testing/handInWork'
import { takeQuiz } from '../../courses/catalogue/testing/takeQuiz'
import { FORMER_MENTOR } from '../../accounts/people/accountErasure.repo'

let chat: ChatDoors
let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'bread', title: 'Bread baking', lessons: [1] })
  asha = await signedUpLearner(t, { email: 'asha@example.org', name: 'Asha Verma' })
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

type Person = SignedIn<{ _id: string }>
const post = (url: string, person: Person, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { userId: person.account._id, ...payload },
  })
const erase = (person: Person, payload: object = { password: PASSWORD }) =>
  post('/account/erase', person, payload)
const download = (person: Person, userId = person.account._id) =>
  t.app.inject({ url: `/account/export?userId=${userId}`, headers: person.headers })
async function termsFor({ account, headers }: Person) {
  const url = `/account/erasure-terms?userId=${account._id}`
  return (await t.app.inject({ url, headers })).json().data
}

/** Inserts a row into every table that can hold a learner's data. */
async function learnAlot(learner = asha) {
  const learner_id = learner.account._id
  const now = t.clock().toISOString()
  const pair = { learner_id, course_id: 'bread', created_at: now }
  await post('/user/add-course', learner, { courseId: 'bread', courseName: 'Bread baking' })
  await post('/user/update-progress', learner, { courseId: 'bread', progress: { '0-0': 'completed' } })
  await insertLesson(t.db, { courseId: 'bread', id: 'oven', position: 1 })
  await post('/user/update-progress', learner, { courseId: 'bread', progress: { '0-1': 'completed' } })
  await post('/resource/bread/lessons/oven/position', learner, { blockId: 'heat' })
  await post('/notes/note-1', learner, {
    courseId: 'bread',
    lessonId: 'oven',
    quote: 'Heat',
    text: 'Preheat!',
  })
  await takeQuiz(t.db, { learnerId: learner_id, courseId: 'bread', lessonId: 'oven' })
  await handInWork(t.db, { learnerId: learner_id, courseId: 'bread', lessonId: 'oven' })
  await post('/user/add-favorite', learner, { courseId: 'bread' })
  await post('/user/generate-certificate', learner, { courseId: 'bread' })
  await t.db
    .insertInto('learner_domains')
    .values({ person_id: learner_id, position: 0, value: 'Career' })
    .execute()
  await t.db
    .insertInto('consents')
    .values({ person_id: learner_id, version: '1', accepted_at: now })
    .execute()
  const times = { requested_at: now, expires_at: now }
  await t.db
    .insertInto('email_changes')
    .values({ person_id: learner_id, email: 'new@example.org', code_hash: 'hash', wrong_tries: 0, ...times })
    .execute()
  await t.db
    .insertInto('reviews')
    .values({ ...pair, rating: 2, comment: 'dry', updated_at: now })
    .execute()
  await t.db
    .updateTable('courses')
    .set({ rating_sum: 7, rating_count: 2, rating_average: 3.5 })
    .where('id', '=', 'bread')
    .execute()
}

/** Only this id remains, so that a restored backup does not bring the account back. */
const ID_FOR_RESTORES = 'restore_journal.subject'
/** This id remains for a year, so that search engines drop the page of a mentor. */
const ID_OF_PAGE = 'removed_pages.id'
/** The columns that contain the address of a person who has just signed up. */
const STILL_THERE = ['learners.email', 'otp_guesses.email', 'people_search.email', 'sign_up_mails.email']

/** Every column, as `table.column`, that still contains one of these texts. */
async function traces(...texts: string[]) {
  const holds = (value: string) => texts.some((text) => value === text || value.includes(`"${text}"`))
  const found = new Set<string>()
  for (const { name, columns } of await t.db.introspection.getTables())
    for (const row of await t.db
      .selectFrom(name as 'learners')
      .selectAll()
      .execute())
      for (const { name: column } of columns)
        if (holds(String((row as Record<string, unknown>)[column]))) found.add(`${name}.${column}`)
  return [...found].sort()
}

describe('export', () => {
  it('is a file with all data about the person, but no credentials', async () => {
    await learnAlot()
    const response = await download(asha)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.headers['content-disposition']).toMatch(/^attachment/)
    expect(response.json()).toMatchObject({
      role: 'user',
      account: { email: 'asha@example.org', name: 'Asha Verma' },
      domains: ['Career'],
      enrolments: [
        {
          course_name: 'Bread baking',
          lessons: [{ lesson_id: 'lesson-0-0', status: 'completed' }, { lesson_id: 'oven' }],
          positions: [{ lesson_id: 'oven', block_id: 'heat' }],
          attempts: [{ lesson_id: 'oven', passed: 1, answers: [{ question_id: 'q1' }] }],
          practice: [{ turn: 1 }],
          works: [{ text: 'My first attempt', submissions: [{ comment: 'Say how long it bakes.' }] }],
        },
      ],
      notes: [{ lesson_id: 'oven', quote: 'Heat', text: 'Preheat!' }],
      favorites: [{ course_id: 'bread' }],
      reviews: [{ comment: 'dry' }],
      certificates: [{ learner_name: 'Asha Verma' }],
      consents: [{ version: '1' }],
      emailChanges: [{ email: 'new@example.org' }],
      sessions: [{ created_at: expect.any(String) }],
      chat: { conversations: [{ messages: [{ message: 'Hello' }] }] },
    })
    expect(response.body).not.toMatch(/password|_hash|argon2/)
  })

  it('holds a mentor’s courses with their lessons', async () => {
    const mentor = await signedInMentor(t)
    await insertCourse(t.db, { id: 'own', title: 'Own course', mentorId: mentor.account._id, lessons: [1] })
    await insertLesson(t.db, { courseId: 'own', id: 'written', position: 1, blocks: [] })
    const draft = { course_id: 'own', lesson_id: 'written', body: '{"blocks":[]}' }
    await t.db
      .insertInto('lesson_drafts')
      .values({ ...draft, saved_at: '2026-02-01T00:00:00.000Z' })
      .execute()
    expect((await download(mentor)).json()).toMatchObject({
      role: 'mentor',
      courses: [
        {
          title: 'Own course',
          lessons: [{ course_id: 'own' }, { id: 'written' }],
          lessonBodies: [{ lesson_id: 'written', body: '{"blocks":[]}' }],
          lessonDrafts: [draft],
        },
      ],
    })
  })

  it('is refused to other people and to visitors, and fails while chat is down', async () => {
    const other = await signedInLearner(t)
    expect((await download(other, asha.account._id)).statusCode).toBe(403)
    expect((await t.app.inject({ url: `/account/export?userId=${asha.account._id}` })).statusCode).toBe(401)
    chat.isDown = true
    expect((await download(asha)).statusCode).toBe(500)
  })
})

describe('erasure', () => {
  it('deletes all data of a learner, ends every session and confirms it by mail', async () => {
    await learnAlot()
    const elsewhere = await t.app.inject({
      method: 'POST',
      url: '/user/login-user',
      payload: { email: 'asha@example.org', password: PASSWORD },
    })
    expect((await erase(asha)).json().data).toEqual({ erased: true })
    await t.jobs.settle()
    expect(await traces(asha.account._id, 'asha@example.org', 'Asha Verma')).toEqual([ID_FOR_RESTORES])
    expect(chat.erased).toEqual([asha.account._id])
    expect(t.mailer.lastThatSays(/account is deleted/).to).toBe('asha@example.org')
    const authorization = `Bearer ${elsewhere.json().data.token}`
    const verify = await t.app.inject({
      method: 'POST',
      url: '/auth/verify-token',
      headers: { authorization },
    })
    expect(verify.statusCode).toBe(401)
    const login = await t.app.inject({
      method: 'POST',
      url: '/user/login-user',
      payload: { email: 'asha@example.org', password: PASSWORD },
    })
    expect(login.json().code).toBe('wrong_credentials')
  })

  it('removes the person from the counters of the courses', async () => {
    await learnAlot()
    await erase(asha)
    const course = await t.db
      .selectFrom('courses')
      .select(['students', 'rating_sum', 'rating_count', 'rating_average'])
      .where('id', '=', 'bread')
      .executeTakeFirst()
    expect(course).toEqual({ students: 0, rating_sum: 5, rating_count: 1, rating_average: 5 })
  })

  it('revokes an erased certificate, so that its copies no longer verify', async () => {
    await learnAlot()
    const { id, status_index } = await t.db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow()
    await erase(asha)
    const verify = await t.app.inject({ url: `/user/verify-certificate?certificateId=${id}` })
    expect(verify.statusCode).toBe(404)
    expect(await t.db.selectFrom('certificates').selectAll().execute()).toEqual([
      expect.objectContaining({
        status_index,
        revoked_at: expect.any(String),
        credential: null,
        learner_name: '',
      }),
    ])
  })

  it('keeps certificates if the person wants it: others can still verify them', async () => {
    await learnAlot()
    expect(await termsFor(asha)).toMatchObject({ proof: 'password', certificates: 1 })
    const { id } = await t.db.selectFrom('certificates').select('id').executeTakeFirstOrThrow()
    await erase(asha, { password: PASSWORD, keepCertificates: true })
    const verify = await t.app.inject({ url: `/user/verify-certificate?certificateId=${id}` })
    expect(verify.json().data).toMatchObject({ learnerName: 'Asha Verma' })
    expect(await traces(asha.account._id, 'Asha Verma')).toEqual([
      'certificates.credential',
      'certificates.learner_id',
      'certificates.learner_name',
      ID_FOR_RESTORES,
    ])
  })

  it.each([{}, { password: 'wrong' }, { password: '' }, { password: 'x'.repeat(200) }])(
    'is refused with %j',
    async (payload) => {
      expect((await erase(asha, payload)).statusCode).toBeGreaterThanOrEqual(400)
      expect(await traces('asha@example.org')).toEqual(STILL_THERE)
    },
  )

  it('is refused for another person’s account and changes nothing', async () => {
    const other = await signedInLearner(t)
    const answer = await erase(other, { password: PASSWORD, userId: asha.account._id })
    expect(answer.json().code).toBe('forbidden')
    expect(await traces('asha@example.org')).toEqual(STILL_THERE)
  })

  it('requires a fresh sign-in for accounts without a password', async () => {
    await t.db
      .updateTable('learners')
      .set({ password_hash: null })
      .where('id', '=', asha.account._id)
      .execute()
    t.clock.advance(11 * 60_000)
    expect(await termsFor(asha)).toMatchObject({ proof: 'fresh-sign-in', isFresh: false })
    expect((await erase(asha, {})).json().code).toBe('sign_in_again')
    t.clock.advance(-5 * 60_000)
    expect((await erase(asha, {})).statusCode).toBe(200)
  })

  it('is completed later, exactly once, when chat is down', async () => {
    chat.isDown = true
    const mails = t.mailer.sent.length
    expect((await erase(asha)).statusCode).toBe(200)
    await t.jobs.settle()
    expect(await traces('asha@example.org')).toEqual(['jobs.payload'])
    expect(t.mailer.sent).toHaveLength(mails)
    chat.isDown = false
    t.clock.advance(2 * 60_000)
    await t.jobs.settle()
    await t.jobs.settle()
    expect(chat.erased).toEqual([asha.account._id])
    expect(t.mailer.sent).toHaveLength(mails + 1)
    expect(await traces(asha.account._id, 'asha@example.org')).toEqual([ID_FOR_RESTORES])
  })

  it('is done once when requested twice concurrently', async () => {
    await learnAlot()
    await Promise.all([erase(asha), erase(asha)])
    const { students } = await t.db.selectFrom('courses').select('students').executeTakeFirstOrThrow()
    expect(students).toBe(0)
    expect(chat.erased).toEqual([asha.account._id])
  })

  it('keeps courses with enrolled learners without the mentor’s name and deletes the others', async () => {
    const mentor = await signedInMentor(t, { email: 'ravi@example.org', name: 'Ravi Kumar' })
    const mentorId = mentor.account._id
    await insertCourse(t.db, { id: 'taught', mentorId })
    await insertCourse(t.db, { id: 'unused', mentorId })
    await t.db.insertInto('mentor_links').values({ person_id: mentorId, position: 0, value: 'x' }).execute()
    await post('/user/add-course', asha, { courseId: 'taught', courseName: 'x' })
    expect(await termsFor(mentor)).toMatchObject({ coursesThatStay: 1, certificates: 0 })
    await erase(mentor)
    await t.jobs.settle()
    const courses = await t.db.selectFrom('courses').selectAll().where('mentor_id', '=', mentorId).execute()
    expect(courses.map(({ id }) => id)).toEqual(['taught'])
    expect(courses[0]!.search_text).not.toContain('ravi')
    expect(await traces('Ravi Kumar', 'ravi@example.org', '9876543210')).toEqual([])
    const row = await t.db.selectFrom('mentors').selectAll().where('id', '=', mentorId).executeTakeFirst()
    expect(row).toMatchObject({ name: FORMER_MENTOR, verified: 0, status: 'inactive' })
    expect((await t.app.inject({ url: `/mentor/get-mentor/${mentorId}` })).statusCode).toBe(404)
  })

  it('deletes every row of a mentor without learners', async () => {
    const mentor = await signedInMentor(t)
    await erase(mentor)
    expect(await traces(mentor.account._id)).toEqual([ID_OF_PAGE, ID_FOR_RESTORES])
  })
})
