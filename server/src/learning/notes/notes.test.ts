import type { Learner } from '@mentor-connect/contract/accounts/people'
import { NOTES_PER_LESSON_MAX, NOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { removeExpired } from '../../api/housekeeping'

let t: TestApp
let asha: SignedIn<Learner>

beforeEach(async () => {
  t = await testApp()
  asha = await signedInLearner(t)
  await insertMentor(t.db)
  await insertCourse(t.db, { title: 'Bread baking' })
  await insertLesson(t.db, { courseId: 'course-1', id: 'dough', position: 1 })
  await enrol(asha)
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string }>
const get = (url: string, { headers }: { headers: object } = asha) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })
const post = (url: string, person: Person, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { userId: person.account._id, ...payload },
  })
const enrol = (person: Person) => post('/user/add-course', person, { courseId: 'course-1', courseName: '' })

const NOTE = { courseId: 'course-1', lessonId: 'dough', blockId: 'p', quote: 'Flour', text: 'Buy some.' }
const save = (note: object = {}, { id = 'n1', person = asha as Person } = {}) =>
  post(`/notes/${id}`, person, { ...NOTE, ...note })
const remove = (body: object = {}, { id = 'n1', person = asha as Person } = {}) =>
  post(`/notes/${id}/remove`, person, body)
const inLesson = async (person: { headers: object } = asha) =>
  (await get('/resource/course-1/lessons/dough/notes', person)).json().data.notes
const list = async (query = '') => (await get(`/notes?${query}`)).json().data
const textsOf = (notes: { text: string }[]) => notes.map(({ text }) => text)

describe('a note', () => {
  it('is stored once, however often it is sent, and can be changed', async () => {
    expect((await save()).statusCode).toBe(200)
    await save()
    expect(await inLesson()).toEqual([
      { ...NOTE, id: 'n1', createdAt: expect.any(String), updatedAt: expect.any(String) },
    ])
    await save({ text: 'Buy two bags.' })
    expect(textsOf(await inLesson())).toEqual(['Buy two bags.'])
  })

  it('keeps the later of two acts, in whichever order they arrive', async () => {
    await save({ text: 'Written on the phone, later' })
    await save({ text: 'Written on the laptop, earlier', ageMs: 60_000 })
    expect(textsOf(await inLesson())).toEqual(['Written on the phone, later'])
    await remove()
    await save({ text: 'Still unsent', ageMs: 60_000 })
    expect(await inLesson()).toEqual([])
  })

  it('is removed once and for all, unless the learner undoes it', async () => {
    await save()
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(200)
    expect(await inLesson()).toEqual([])
    t.clock.advance(1000)
    await save()
    expect(textsOf(await inLesson())).toEqual(['Buy some.'])
  })

  it('leaves nothing of its text when it is removed, and is forgotten after a year', async () => {
    await save()
    await remove()
    const rows = () => t.db.selectFrom('notes').select(['quote', 'text', 'search_text']).execute()
    expect(await rows()).toEqual([{ quote: '', text: '', search_text: '' }])
    t.clock.advance(366 * 24 * 60 * 60_000)
    await removeExpired(t.db, t.clock())
    expect(await rows()).toEqual([])
  })

  it('stays with its quote when block, lesson and course are gone', async () => {
    await save()
    await t.db.deleteFrom('courses').where('id', '=', 'course-1').execute()
    expect((await list()).notes).toMatchObject([{ quote: 'Flour', text: 'Buy some.' }])
    expect((await list()).notes[0]).not.toHaveProperty('courseTitle')
    await save({ text: 'Still mine.' })
    expect(textsOf((await list()).notes)).toEqual(['Still mine.'])
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await save({ text: 'First' })
    t.clock.advance(1000)
    await save({ quote: 'रोटी अँग्रेज़ी', text: 'Second 50%' }, { id: 'n2' })
  })

  it('has the latest change first, with titles and courses', async () => {
    const { notes, courses, pagination } = await list('limit=1')
    expect(notes).toMatchObject([
      { text: 'Second 50%', courseTitle: 'Bread baking', lessonTitle: 'The lesson dough' },
    ])
    expect(courses).toEqual([{ courseId: 'course-1', courseTitle: 'Bread baking', count: 2 }])
    expect(pagination).toMatchObject({ totalItems: 2, totalPages: 2 })
  })

  it.each([
    ['search=first', ['First']],
    [`search=${encodeURIComponent('“first”')}`, ['First']],
    [`search=${encodeURIComponent('50-second, (अंग्रेजी)')}`, ['Second 50%']],
    [`search=${encodeURIComponent('अंग्रेजी')}`, ['Second 50%']],
    [`search=${encodeURIComponent('0%')}`, ['Second 50%']],
    ['search=nothing', []],
    ['courseId=course-1', ['Second 50%', 'First']],
    ['courseId=another', []],
  ])('is filtered by %s', async (query, texts) => {
    expect(textsOf((await list(query)).notes)).toEqual(texts)
  })
})

describe('nobody else', () => {
  it('reads, changes or removes a note, even with its id', async () => {
    const other = await signedInLearner(t)
    await enrol(other)
    await save()
    expect(await inLesson(other)).toEqual([])
    await save({ text: 'Mine now' }, { person: other })
    expect((await remove({}, { person: other })).statusCode).toBe(200)
    expect((await remove({}, { id: 'unknown', person: other })).statusCode).toBe(404)
    expect(textsOf(await inLesson())).toEqual(['Buy some.'])
    const forged = await post('/notes/n1', other, { ...NOTE, userId: asha.account._id })
    expect(forged.statusCode).toBe(403)
  })

  it.each(['/notes', '/resource/course-1/lessons/dough/notes'])(
    'may call %s: visitors and mentors are refused',
    async (url) => {
      expect((await get(url, { headers: {} })).statusCode).toBe(401)
      expect((await get(url, await signedInMentor(t))).statusCode).toBe(403)
    },
  )
})

describe('a note is refused', () => {
  it('to somebody who is not enrolled, and in a lesson that is not learned in place', async () => {
    const stranger = await signedInLearner(t)
    expect((await save({}, { person: stranger })).json()).toMatchObject({ code: 'not_enrolled' })
    expect((await save({ lessonId: 'unknown' })).statusCode).toBe(404)
    expect((await save({ lessonId: 'lesson-0-0' })).statusCode).toBe(404)
  })

  it.each([
    ['without words', { text: ' \n ' }, 400],
    ['that is too long', { text: 'a'.repeat(NOTE_MAX + 1) }, 400],
    ['with a long quote', { quote: 'a'.repeat(501) }, 400],
    ['of a megabyte', { text: 'a'.repeat(1024 * 1024) }, 413],
    ['with an id that is none', { blockId: '../../etc' }, 400],
  ])('%s', async (_, note, status) => {
    expect((await save(note)).statusCode).toBe(status)
  })

  it('when the lesson is full', async () => {
    const row = await save().then(() => t.db.selectFrom('notes').selectAll().executeTakeFirstOrThrow())
    const more = Array.from({ length: NOTES_PER_LESSON_MAX - 1 }, (_, n) => ({ ...row, id: `more-${n}` }))
    await t.db.insertInto('notes').values(more).execute()
    expect((await save({}, { id: 'one-too-many' })).statusCode).toBe(400)
    expect((await save({ text: 'Changed' })).statusCode).toBe(200)
  })
})
