import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { authoringRequests, link } from './testing/authoringRequests'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
})
afterEach(() => t.close())

const { post, get, course, add, update, catalogue } = authoringRequests(() => ({ t, mentor, learner }))
const setStatus = (id: string, status: string) => post(`/resource/set-status/${id}`, { status })
const read = async (id: string): Promise<OwnCourse> =>
  (await get(`/resource/get-own-resource/${id}`)).json().data

const own = (title: string, kind = 'text') => ({ title, type: 'document', url: '', kind })
const text = (words: string) => ({ blocks: [{ id: 'p', type: 'paragraph', content: [{ text: words }] }] })

describe('publishing a course', () => {
  let draft: OwnCourse
  beforeEach(async () => {
    const lessons = [link('A'), own('Dough'), own('Oven')]
    draft = await add({ modules: [{ name: 'First', lessons }], status: 'draft' })
  })
  const at = (action: string, index: number) =>
    `/resource/${action}/${draft._id}/${draft.modules[0]!.lessons[index]!.id}`
  const saveDraft = async (index: number, body: object) => {
    const response = await post(at('save-lesson-draft', index), { body })
    expect(response.statusCode).toBe(200)
  }
  const publish = (index: number, body: object) =>
    post(at('save-lesson', index), { body, kind: 'text', preview: true })
  const lesson = async (index: number): Promise<OwnLessonPage> =>
    (await get(at('own-lesson', index))).json().data

  it('publishes what is written in its lessons, with how long they take', async () => {
    await saveDraft(1, text('Knead.'))
    await saveDraft(2, text('Bake.'))
    const response = await setStatus(draft._id, 'published')
    expect(response.json().data).toMatchObject({ status: 'published', lessonCount: 3 })
    const [, dough] = (response.json().data as OwnCourse).modules[0]!.lessons
    expect(dough).toMatchObject({ title: 'Dough', minutes: 1 })
    expect(dough).not.toHaveProperty('empty')
    expect(await lesson(1)).toMatchObject({ body: text('Knead.'), hasEarlier: false })
    expect(await lesson(1)).not.toHaveProperty('draft')
    expect(await catalogue()).toEqual(['Learn Go'])
  })

  it('leaves a change of a lesson that was published by itself as a draft', async () => {
    await publish(1, text('Knead.'))
    await saveDraft(1, text('Half a sen'))
    await saveDraft(2, text('Bake.'))
    expect((await setStatus(draft._id, 'published')).statusCode).toBe(200)
    expect(await lesson(1)).toMatchObject({
      body: text('Knead.'),
      draft: { body: text('Half a sen') },
      lesson: { preview: true },
    })
    expect(await lesson(2)).toMatchObject({ body: text('Bake.') })
  })

  it('is refused, and publishes no lesson, while one is empty', async () => {
    await saveDraft(1, text('Knead.'))
    await saveDraft(2, text(' '))
    const response = await setStatus(draft._id, 'published')
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { 'modules.0.lessons.2': expect.stringMatching(/empty/) },
    ])
    expect(await lesson(1)).toMatchObject({ body: { blocks: [] }, draft: { body: text('Knead.') } })
    expect((await read(draft._id)).status).toBe('draft')
  })

  it('says of an empty lesson whether it has a draft', async () => {
    await saveDraft(1, text('Knead.'))
    await saveDraft(2, text(' '))
    const [plain, dough, oven] = (await read(draft._id)).modules[0]!.lessons
    expect(plain).not.toHaveProperty('empty')
    expect(dough).toMatchObject({ empty: true, drafted: true })
    expect(oven).toMatchObject({ empty: true })
    expect(oven).not.toHaveProperty('drafted')
  })

  it('publishes no change of what learners have read when it comes back from the archive', async () => {
    await publish(1, text('Knead.'))
    await publish(2, text('Bake.'))
    await setStatus(draft._id, 'published')
    await setStatus(draft._id, 'archived')
    const modules = [
      { ...draft.modules[0]!, lessons: [...(await read(draft._id)).modules[0]!.lessons, own('Eat')] },
    ]
    draft = (await update(draft._id, { modules })).json().data
    await saveDraft(1, text('half a sen'))
    await saveDraft(3, text('Enjoy.'))
    expect((await setStatus(draft._id, 'published')).statusCode).toBe(200)
    expect(await lesson(1)).toMatchObject({ body: text('Knead.'), draft: { body: text('half a sen') } })
    expect(await lesson(3)).toMatchObject({ body: text('Enjoy.') })
  })

  it('is for its mentor only', async () => {
    const other = await signedInMentor(t, { email: 'other@example.org' })
    await saveDraft(1, text('Knead.'))
    const response = await post(`/resource/set-status/${draft._id}`, { status: 'published' }, other.headers)
    expect(response.statusCode).toBe(404)
    expect(await lesson(1)).toMatchObject({ body: { blocks: [] } })
  })
})

describe('a course without lessons', () => {
  const EMPTY = [[], [{ name: 'First', lessons: [] }]]

  it.each(EMPTY)('is not published: %j', async (...modules) => {
    const response = await post('/resource/add-resource', course({ modules, status: 'published' }))
    expect([response.statusCode, response.json().fields]).toEqual([400, { modules: expect.any(String) }])
    const draft = await add({ modules, status: 'draft' })
    const published = await setStatus(draft._id, 'published')
    expect([published.statusCode, published.json().fields]).toEqual([400, { modules: expect.any(String) }])
    expect(await catalogue()).toEqual([])
  })

  it('is kept as a draft for a client that states no status, with the rules of a whole course', async () => {
    expect(await add({ modules: [] })).toMatchObject({ status: 'draft' })
    const response = await post('/resource/add-resource', course({ modules: [], description: '' }))
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['description']])
  })

  it('is not what learners are left with', async () => {
    const { _id } = await add({})
    const response = await update(_id, { modules: [] })
    expect([response.statusCode, response.json().fields]).toEqual([400, { modules: expect.any(String) }])
    expect((await read(_id)).modules).toHaveLength(2)
  })
})
