import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { authoringRequests, link } from './testing/authoringRequests'

let t: TestApp
let mentor: SignedIn<Mentor>
let other: SignedIn<Mentor>
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  other = await signedInMentor(t, { name: 'Meera Nair' })
  learner = await signedInLearner(t)
})
afterEach(() => t.close())

const { post, get, course, add, update, enrol, catalogue } = authoringRequests(() => ({ t, mentor, learner }))
const status = (id: string, to: string, headers: object = mentor.headers) =>
  post(`/resource/set-status/${id}`, { status: to }, headers)
const seen = async (id: string, headers: object) =>
  (await get(`/resource/get-resource/${id}`, headers)).statusCode

describe('creating', () => {
  it('accepts the form of the specification and publishes at once', async () => {
    const form = new FormData()
    const { domain, modules, ...texts } = course({ mentorname: 'Somebody else' })
    for (const [name, value] of Object.entries({ ...texts, rating: '5' })) form.append(name, String(value))
    form.append('domain', JSON.stringify(domain))
    form.append('modules', JSON.stringify(modules))
    const response = await post('/resource/add-resource', form)
    expect(response.statusCode).toBe(200)
    const { data } = (await get('/resource/get-resources', {})).json()
    expect(data.resources).toMatchObject([
      {
        title: 'Learn Go',
        domain: ['Web', 'Backend'],
        rating: 0,
        mentorname: 'Ravi Kumar',
        moduleCount: 2,
        lessonCount: 3,
      },
    ])
    const found = await get('/resource/get-resources?q=backend ravi', {})
    expect(found.json().data.pagination.totalItems).toBe(1)
  })

  it('stores level, hours, outcomes and needs, which a change without them keeps', async () => {
    const facts = { level: 'beginner', hours: 1.5, outcomes: ['Bake bread'], needs: ['An oven'] }
    const { _id } = await add({ ...facts, outcomes: [' Bake  bread ', ' '] })
    const stored = async () => (await get(`/resource/get-resource/${_id}`, {})).json().data
    expect(await stored()).toMatchObject(facts)
    const card = (await get('/resource/get-resources', {})).json().data.resources[0]
    expect(card).toMatchObject({ level: 'beginner', hours: 1.5 })
    expect(card).not.toHaveProperty('outcomes')

    expect((await update(_id, {})).json().data).toMatchObject(facts)
    const none = { level: '', hours: 0, outcomes: [], needs: [] }
    expect((await update(_id, none)).statusCode).toBe(200)
    for (const field of Object.keys(facts)) expect(await stored()).not.toHaveProperty(field)
  })

  it.each([
    ['another mentor’s id', () => ({ mentorId: other.account._id }), () => mentor, 'forbidden'],
    ['a learner', () => ({}), () => learner, 'forbidden'],
  ] as const)('is refused for %s', async (_, more, who, code) => {
    const response = await post('/resource/add-resource', course(more()), who().headers)
    expect([response.statusCode, response.json().code]).toEqual([403, code])
    expect(await t.db.selectFrom('courses').selectAll().execute()).toEqual([])
  })

  it('is refused for a mentor who is not approved yet, before any file is read', async () => {
    const pending = await signedInMentor(t, { status: 'inactive' })
    for (const url of ['/resource/add-resource', '/resource/upload-banner', '/resource/upload-document']) {
      const response = await post(url, course({ mentorId: pending.account._id }), pending.headers)
      expect([response.statusCode, response.json().code]).toEqual([403, 'mentor_pending'])
    }
    expect((await get('/resource/get-own-resources', pending.headers)).json().code).toBe('mentor_pending')
    expect((await post('/resource/add-resource', course(), {})).statusCode).toBe(401)
  })

  it('takes the language of the title, unless one is stated', async () => {
    const languageOf = async (more: object) =>
      (await post('/resource/add-resource', course(more))).json().data
    expect(await languageOf({ title: 'कंप्यूटर की बुनियाद' })).toMatchObject({ language: 'hi' })
    const marathi = await languageOf({ title: 'संगणकाची ओळख', language: 'mr' })
    expect(marathi).toMatchObject({ language: 'mr' })
    // A client that does not send the language leaves it unchanged.
    const saved = await post(`/resource/update-resource/${marathi._id}`, course({ title: 'संगणक' }))
    expect(saved.json().data).toMatchObject({ title: 'संगणक', language: 'mr' })
    const invalid = await post('/resource/add-resource', course({ language: 'Klingon' }))
    expect([invalid.statusCode, invalid.json().code]).toEqual([400, 'invalid_input'])
  })

  const modules = (count: number, lessons = 1) =>
    Array.from({ length: count }, (_, at) => ({
      name: `M${at}`,
      lessons: Array.from({ length: lessons }, (_, index) => link(`L${index}`)),
    }))
  it.each<[string, object, Record<string, string>]>([
    ['no title', { title: '  ' }, { title: 'Title is required' }],
    ['a short title', { title: 'Go!' }, { title: 'Title must be at least 4 characters long' }],
    ['a long title', { title: 'क्षि'.repeat(51) }, { title: 'Title must be less than 50 characters' }],
    ['no description', { description: '' }, { description: 'Description is required' }],
    [
      'a long description',
      { description: 'x'.repeat(101) },
      { description: 'Description must be less than 100 characters' },
    ],
    ['a quarter of an hour', { hours: 0.25 }, { hours: 'Enter hours from 0.5 to 200 in steps of 0.5.' }],
    ['nine outcomes', { outcomes: Array(9).fill('Bake') }, { outcomes: 'List at most 8.' }],
    ['a long need', { needs: ['क्षि'.repeat(121)] }, { needs: 'Each line may have at most 120 characters.' }],
    ['an unknown level', { level: 'expert' }, { level: expect.any(String) as string }],
    [
      '500 modules',
      { modules: modules(500) },
      { modules: 'A course may have at most 50 modules and 300 lessons.' },
    ],
    [
      'too many lessons',
      { modules: modules(10, 31) },
      { modules: 'A course may have at most 50 modules and 300 lessons.' },
    ],
    [
      '51 lessons in one',
      { modules: modules(1, 51) },
      { 'modules.0.lessons': 'A module may have at most 50 lessons.' },
    ],
    [
      'a module without a name',
      { modules: [{ name: ' ', lessons: [] }] },
      { 'modules.0.name': 'Give the module a name.' },
    ],
    [
      'a javascript: URL',
      { modules: [{ name: 'M', lessons: [link('A', { url: 'javascript:alert(1)' })] }] },
      { 'modules.0.lessons.0.url': 'Enter an address that begins with https:// or http://.' },
    ],
    [
      'an address with a password',
      { modules: [{ name: 'M', lessons: [link('A', { url: 'https://me:secret@example.org/' })] }] },
      { 'modules.0.lessons.0.url': 'Leave the user name and the password out of the address.' },
    ],
    [
      'an address of the own device',
      { modules: [{ name: 'M', lessons: [link('A', { url: 'http://127.0.0.1:4500/' })] }] },
      { 'modules.0.lessons.0.url': expect.stringContaining('Enter an address on the internet') },
    ],
    [
      'an address that ends with an override',
      { modules: [{ name: 'M', lessons: [link('A', { url: 'https://example.org/\u202e' })] }] },
      { 'modules.0.lessons.0.url': expect.stringContaining('nobody can see') },
    ],
    [
      'a document without any',
      { modules: [{ name: 'M', lessons: [{ title: 'A', type: 'document', url: '' }] }] },
      { 'modules.0.lessons.0.url': 'Upload a document or enter its address.' },
    ],
  ])('refuses %s', async (_, more, fields) => {
    const response = await post('/resource/add-resource', course(more))
    expect([response.statusCode, response.json().fields]).toEqual([400, fields])
    expect(await catalogue()).toEqual([])
  })

  it('counts characters as people perceive them', async () => {
    const title = 'क्षि'.repeat(50)
    expect((await add({ title })).title).toBe(title)
  })
})

describe('a draft', () => {
  const unfinished = {
    status: 'draft',
    description: '',
    modules: [{ name: '', lessons: [link('', { url: '' })] }],
  }

  it('may be unfinished, is visible to its mentor only and is published once complete', async () => {
    const draft = await add(unfinished)
    expect(await catalogue()).toEqual([])
    expect(await seen(draft._id, mentor.headers)).toBe(200)
    for (const headers of [{}, other.headers, learner.headers])
      expect(await seen(draft._id, headers)).toBe(404)
    expect((await enrol(draft._id)).statusCode).toBe(404)
    const early = await status(draft._id, 'published')
    expect(Object.keys(early.json().fields).sort()).toEqual([
      'description',
      'modules.0.lessons.0.title',
      'modules.0.lessons.0.url',
      'modules.0.name',
    ])
    expect((await update(draft._id, { domain: ['Jobs', 'Own tag', 'Career'] })).statusCode).toBe(200)
    expect((await status(draft._id, 'published')).json().data.status).toBe('published')
    expect(await catalogue()).toEqual(['Learn Go'])
    expect((await get('/resource/get-domains', {})).json().data).toEqual([
      { name: 'Career', courses: 1 },
      { name: 'Jobs', courses: 1 },
    ])
  })
})

describe('archiving and deleting', () => {
  it('keeps an archived course visible to enrolled learners', async () => {
    const { _id } = await add()
    await enrol(_id)
    await status(_id, 'archived')
    expect(await catalogue()).toEqual([])
    expect([await seen(_id, {}), await seen(_id, other.headers)]).toEqual([404, 404])
    expect([await seen(_id, learner.headers), await seen(_id, mentor.headers)]).toEqual([200, 200])
    const late = await signedInLearner(t)
    const body = { userId: late.account._id, courseId: _id, courseName: 'x' }
    expect((await post('/user/add-course', body, late.headers)).statusCode).toBe(404)
    await status(_id, 'published')
    expect(await catalogue()).toEqual(['Learn Go'])
  })

  it('refuses to delete a course with enrolled learners or to make it a draft', async () => {
    const { _id } = await add()
    await enrol(_id)
    const deleted = await post(`/resource/delete-resource/${_id}`, {})
    expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'course_has_learners'])
    expect((await status(_id, 'draft')).json().code).toBe('course_has_learners')
    expect(await catalogue()).toEqual(['Learn Go'])
  })

  it('deletes a course without learners', async () => {
    const { _id } = await add()
    expect((await post(`/resource/delete-resource/${_id}`, {})).json().data).toEqual({ deleted: true })
    expect((await get(`/resource/get-own-resource/${_id}`)).statusCode).toBe(404)
    expect((await get('/resource/get-domains', {})).json().data).toEqual([])
  })

  it('lets one win when enrolling and deleting happen concurrently', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { _id } = await add()
      const [enrolled, deleted] = await Promise.all([
        enrol(_id),
        post(`/resource/delete-resource/${_id}`, {}),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([enrolled.statusCode, deleted.statusCode])
      expect(await seen(_id, learner.headers)).toBe(enrolled.statusCode)
    }
  })

  it('removes the courses of an inactive mentor from the catalogue', async () => {
    const { _id } = await add()
    await enrol(_id)
    await t.db
      .updateTable('mentors')
      .set({ status: 'inactive' })
      .where('id', '=', mentor.account._id)
      .execute()
    expect([await catalogue(), await seen(_id, {}), await seen(_id, learner.headers)]).toEqual([[], 404, 200])
    expect((await get(`/resource/get-own-resource/${_id}`)).json().code).toBe('mentor_pending')
    await t.db.updateTable('mentors').set({ status: 'active' }).where('id', '=', mentor.account._id).execute()
    expect(await catalogue()).toEqual(['Learn Go'])
  })
})

describe('another mentor’s course', () => {
  it('is not found and does not change', async () => {
    const { _id } = await add()
    const answers = [
      await get(`/resource/get-own-resource/${_id}`, other.headers),
      await update(_id, { title: 'Stolen' }, other.headers),
      await status(_id, 'archived', other.headers),
      await post(`/resource/delete-resource/${_id}`, {}, other.headers),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await catalogue()).toEqual(['Learn Go'])
  })
})

it('lists own courses by status, most recently changed first', async () => {
  await add({ title: 'Published' })
  t.clock.advance(1000)
  await add({ title: 'Unfinished', status: 'draft' })
  const list = async (query: string) => {
    const { data } = (await get(`/resource/get-own-resources?${query}`)).json()
    return [data.resources.map((one: OwnCourse) => one.title), data.counts]
  }
  const counts = { draft: 1, published: 1, archived: 0 }
  expect(await list('')).toEqual([['Unfinished', 'Published'], counts])
  expect(await list('status=draft')).toEqual([['Unfinished'], counts])
  expect(await list('q=publ')).toEqual([['Published'], counts])
  expect((await get('/resource/get-own-resources', other.headers)).json().data.resources).toEqual([])
  expect((await get('/resource/get-own-resources?status=gone')).json().fields).toHaveProperty('status')
})
