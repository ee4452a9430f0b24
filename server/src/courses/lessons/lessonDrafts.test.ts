import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { png } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { collectOrphans, GRACE_MS } from '../../kernel/files/collectOrphans'

let t: TestApp
let mentor: SignedIn<Mentor>
let course: OwnCourse
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  const lessons = [{ title: 'Dough', type: 'document', url: '', kind: 'text' }]
  const added = await post('/resource/add-resource', {
    title: 'Bread',
    description: 'All about it',
    domain: [],
    modules: [{ name: 'First', lessons }],
    status: 'draft',
  })
  course = added.json().data
  // The API refuses to publish a course with an empty lesson, so the test publishes it in the database.
  await t.db.updateTable('courses').set({ status: 'published' }).execute()
})
afterEach(() => t.close())

const post = (url: string, payload: object, { account, headers } = mentor) =>
  t.app.inject({ method: 'POST', url, payload: { mentorId: account._id, ...payload }, headers })
const get = (url: string, { headers }: { headers: object } = mentor) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })

const lessonId = () => course.modules[0]!.lessons[0]!.id
const at = (action: string) => `/resource/${action}/${course._id}/${lessonId()}`
const page = () => `/resource/${course._id}/lessons/${lessonId()}`
const bodyOf = (...blocks: object[]) => ({ blocks })
const text = (words: string) => bodyOf({ id: 'p', type: 'paragraph', content: [{ text: words }] })

const saveDraft = (body: object, version?: string) => post(at('save-lesson-draft'), { body, version })
const publish = (body: object, more: object = {}) =>
  post(at('save-lesson'), { body, kind: 'text', preview: true, ...more })
const own = async (): Promise<OwnLessonPage> => (await get(at('own-lesson'))).json().data

describe('a draft', () => {
  it('is read by its mentor, and never by learners', async () => {
    await publish(text('published'))
    const { savedAt } = (await saveDraft(text('half a sen'))).json().data
    expect(await own()).toMatchObject({
      body: text('published'),
      draft: { body: text('half a sen'), savedAt },
    })
    expect((await get(page(), { headers: {} })).json().data.body).toEqual(text('published'))
    expect((await get(`${page()}/draft`)).json().data).toMatchObject({ body: text('half a sen') })
  })

  it('can be written before anything is published', async () => {
    const { version } = await own()
    expect((await saveDraft(text('first'), version)).statusCode).toBe(200)
    expect(await own()).toMatchObject({ body: bodyOf(), version, draft: { body: text('first') } })
  })

  it('is not overwritten by a tab that has not seen it', async () => {
    const { version } = await own()
    const first = (await saveDraft(text('one'), version)).json().data
    expect((await saveDraft(text('two'), version)).json()).toMatchObject({ code: 'edit_conflict' })
    const second = (await saveDraft(text('three'), first.savedAt)).json().data
    expect(second.savedAt > first.savedAt).toBe(true)
    expect((await own()).draft?.body).toEqual(text('three'))
  })

  it('is gone once it is published, unless another tab has changed it', async () => {
    const { version } = await own()
    const { savedAt } = (await saveDraft(text('one'), version)).json().data
    const late = await publish(text('zero'), { version, draftVersion: version })
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
    expect((await publish(text('one'), { version, draftVersion: savedAt })).statusCode).toBe(200)
    expect(await own()).not.toHaveProperty('draft')
    expect((await saveDraft(text('late'), savedAt)).json()).toMatchObject({ code: 'edit_conflict' })
    expect((await get(`${page()}/draft`)).json().data).toMatchObject({ body: text('one') })
  })

  it('can be thrown away', async () => {
    await publish(text('published'))
    const { savedAt } = (await saveDraft(text('worse'))).json().data
    const late = await post(at('discard-lesson-draft'), { version: course.updatedAt })
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
    const left = (await post(at('discard-lesson-draft'), { version: savedAt })).json().data
    expect(left.body).toEqual(text('published'))
    expect(left).not.toHaveProperty('draft')
  })

  it('keeps its pictures', async () => {
    const form = new FormData()
    form.append('picture', new File([new Uint8Array(await png(64, 64))], 'oven.png'))
    const upload = { method: 'POST', url: '/resource/upload-lesson-picture', payload: form } as const
    const { data } = (await t.app.inject({ ...upload, headers: { ...mentor.headers } })).json()
    const picture = { id: 'i', type: 'picture', alt: 'The oven', ...data }
    expect((await saveDraft(bodyOf(picture))).statusCode).toBe(200)
    const isStored = async () => {
      t.clock.advance(GRACE_MS + 1)
      await collectOrphans(t, t.clock())
      await t.jobs.settle()
      return (await get(data.file)).statusCode === 200
    }
    expect(await isStored()).toBe(true)
    await post(at('discard-lesson-draft'), {})
    expect(await isStored()).toBe(false)
    expect((await saveDraft(bodyOf(picture))).json().fields).toHaveProperty(['body.blocks.0.file'])
  })

  it('has the limits of a lesson', async () => {
    const twice = { id: 'p', type: 'paragraph', content: [] }
    expect((await saveDraft(bodyOf(twice, twice))).statusCode).toBe(400)
    const script = { ...twice, content: [{ text: 'x', href: 'javascript:alert(1)' }] }
    expect((await saveDraft(bodyOf(script))).statusCode).toBe(400)
  })

  it.each(['save-lesson-draft', 'discard-lesson-draft'])('belongs to one mentor: %s', async (action) => {
    const other = await signedInMentor(t)
    expect((await post(at(action), { body: text('a') }, other)).statusCode).toBe(404)
  })

  it('is closed to others', async () => {
    const other = await signedInMentor(t)
    const learner = await signedInLearner(t)
    for (const url of [`${page()}/draft`, at('earlier-lesson')]) {
      expect((await get(url, other)).statusCode).toBe(404)
      expect((await get(url, learner)).statusCode).toBe(403)
      expect((await get(url, { headers: {} })).statusCode).toBe(401)
    }
  })
})

describe('the earlier version', () => {
  it('is read with the time when it was saved', async () => {
    expect((await get(at('earlier-lesson'))).statusCode).toBe(404)
    const { version } = (await publish(text('one'))).json().data
    t.clock.advance(1000)
    await publish(text('two'))
    expect((await get(at('earlier-lesson'))).json().data).toEqual({ body: text('one'), savedAt: version })
  })
})
