import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import sharp from 'sharp'
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
  const modules = [{ name: 'First', lessons }]
  course = (await post('/resource/add-resource', { ...COURSE, modules, status: 'draft' })).json().data
  // The course is published although its lessons are empty, as older courses may be.
  await t.db.updateTable('courses').set({ status: 'published' }).execute()
})
afterEach(() => t.close())

const COURSE = { title: 'Bread', description: 'All about it', domain: [] }
const post = (url: string, payload: object, { account, headers } = mentor) =>
  t.app.inject({ method: 'POST', url, payload: { mentorId: account._id, ...payload }, headers })
const get = (url: string, { headers }: { headers: object } = mentor) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })

const lessonId = () => course.modules[0]!.lessons[0]!.id
const at = (action: string) => `/resource/${action}-lesson/${course._id}/${lessonId()}`
const paragraph = (text: string, id = 'p') => ({ id, type: 'paragraph', content: [{ text }] })
const written = (...blocks: object[]) => ({ body: { blocks }, kind: 'text', preview: false })
const save = (payload: object, who = mentor) => post(at('save'), payload, who)
const own = async (): Promise<OwnLessonPage> => (await get(at('own'))).json().data
async function uploadPicture(content: Buffer, who = mentor) {
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(content)], 'oven.png'))
  const url = '/resource/upload-lesson-picture'
  return t.app.inject({ method: 'POST', url, payload: form, headers: { ...who.headers } })
}
const pictureBlock = (data: object) => ({ id: 'i', type: 'picture', alt: 'The oven', ...data })

describe('a mentor’s lesson', () => {
  it('is empty at first', async () => {
    expect(await own()).toEqual({
      courseId: course._id,
      courseTitle: 'Bread',
      moduleName: 'First',
      countedMinutes: 1,
      words: 0,
      hasEarlier: false,
      lesson: { id: lessonId(), title: 'Dough', kind: 'text', minutes: 1 },
      body: { blocks: [] },
      version: '1970-01-01T00:00:00.000Z',
    })
  })

  it('says while the course is a draft that nobody sees it', async () => {
    await t.db.updateTable('courses').set({ status: 'draft' }).execute()
    expect(await own()).toMatchObject({ isCourseDraft: true })
    expect((await save(written(paragraph('Flour')))).json().data).toMatchObject({ isCourseDraft: true })
  })

  it('is saved with its counted minutes, and read by others as a preview', async () => {
    const long = Array.from({ length: 600 }, () => 'flour').join(' ')
    const response = await save({ ...written(paragraph(long)), preview: true })
    expect(response.json().data).toMatchObject({ words: 600, countedMinutes: 3, lesson: { minutes: 3 } })
    expect(response.json().data).not.toHaveProperty('body')
    const page = await get(`/resource/${course._id}/lessons/${lessonId()}`, { headers: {} })
    expect(page.json().data).toMatchObject({ body: { blocks: [paragraph(long)] }, lesson: { preview: true } })
    const tree = (await get(`/resource/get-resource/${course._id}`)).json().data
    expect(tree.modules[0].lessons[0]).toMatchObject({ kind: 'text', minutes: 3, preview: true })
  })

  it('keeps other minutes that the mentor enters, and takes another kind', async () => {
    await save({ ...written(paragraph('a')), minutes: 12, kind: 'video' })
    expect((await own()).lesson).toEqual({ id: lessonId(), title: 'Dough', kind: 'video', minutes: 12 })
    const { data } = (await get(`/resource/get-own-resource/${course._id}`)).json()
    expect(data.modules[0].lessons[0]).toMatchObject({ type: 'link', kind: 'video', minutes: 12 })
  })

  it('is not overwritten by a client that has not seen the last save', async () => {
    const { version } = await own()
    const first = (await save({ ...written(paragraph('one')), version })).json().data
    expect(first.version).not.toBe(version)
    const late = await save({ ...written(paragraph('two')), version })
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
    expect((await save({ ...written(paragraph('two')), version: first.version })).statusCode).toBe(200)
    expect((await own()).body).toEqual({ blocks: [paragraph('two')] })
  })

  it('lets a text be saved while the course is open elsewhere, but not what the course shows', async () => {
    await save(written(paragraph('one')))
    const { updatedAt, modules } = (await get(`/resource/get-own-resource/${course._id}`)).json().data
    t.clock.advance(1000)
    await save({ ...written(paragraph('two')), minutes: 1 })
    const tree = { ...COURSE, modules, version: updatedAt }
    expect((await post(`/resource/update-resource/${course._id}`, tree)).statusCode).toBe(200)
    t.clock.advance(1000)
    await save({ ...written(paragraph('two')), minutes: 1, preview: true })
    const late = await post(`/resource/update-resource/${course._id}`, tree)
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
  })

  it('comes back as it was before the last save, and again', async () => {
    await save(written(paragraph('one')))
    await save(written(paragraph('two')))
    await save(written(paragraph('two')))
    const restored = (await post(at('restore'), {})).json().data
    expect(restored).toMatchObject({ body: { blocks: [paragraph('one')] }, hasEarlier: true })
    const late = await post(at('restore'), { version: course.updatedAt })
    expect(late.json()).toMatchObject({ code: 'edit_conflict' })
    expect((await post(at('restore'), { version: restored.version })).json().data.body).toEqual({
      blocks: [paragraph('two')],
    })
  })

  it.each<[string, object[]]>([
    ['nothing', []],
    ['blank paragraphs', [paragraph(' '), { id: 'q', type: 'paragraph', content: [] }]],
    ['invisible characters', [paragraph('\u200B\u2060 \u00A0')]],
  ])('is not emptied while learners see it: %s', async (_, blocks) => {
    await save(written(paragraph('one')))
    const refused = await save(written(...blocks))
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { body: expect.any(String) }])
    expect((await own()).body.blocks).toEqual([paragraph('one')])
    await t.db.updateTable('courses').set({ status: 'draft' }).execute()
    expect((await save(written(...blocks))).statusCode).toBe(200)
  })

  it('has nothing to come back to before the second save', async () => {
    expect((await post(at('restore'), {})).statusCode).toBe(404)
  })

  it.each(['own', 'save', 'restore'])('is not found for another mentor: %s', async (action) => {
    const other = await signedInMentor(t)
    const response = action === 'own' ? await get(at('own'), other) : await post(at(action), written(), other)
    expect(response.statusCode).toBe(404)
  })

  it('is closed to learners and visitors', async () => {
    const learner = await signedInLearner(t)
    expect((await get(at('own'), learner)).statusCode).toBe(403)
    expect((await get(at('own'), { headers: {} })).statusCode).toBe(401)
  })

  it('never becomes a quiz or a task', async () => {
    expect((await save({ ...written(), kind: 'quiz' })).json().fields).toHaveProperty('kind')
  })
})

describe('pictures', () => {
  it('are stored uncropped, as WebP, no larger than they are shown', async () => {
    const { data } = (await uploadPicture(await png(2560, 1000))).json()
    expect(data).toEqual({
      file: expect.stringMatching(/^\/files\/lesson-.*\.webp$/),
      width: 1280,
      height: 500,
    })
    const stored = await get(data.file)
    expect(stored.headers['content-type']).toBe('image/webp')
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 1280, height: 500 })
    expect((await save(written(pictureBlock(data)))).statusCode).toBe(200)
  })

  it('stay as long as the text or the one before it shows them', async () => {
    const { data } = (await uploadPicture(await png(64, 64))).json()
    await save(written(pictureBlock(data)))
    const isStored = async () => {
      t.clock.advance(GRACE_MS + 1)
      await collectOrphans(t, t.clock())
      await t.jobs.settle()
      return (await get(data.file)).statusCode === 200
    }
    expect(await isStored()).toBe(true)
    await save(written(paragraph('without')))
    expect(await isStored()).toBe(true)
    await save(written(paragraph('again without')))
    expect(await isStored()).toBe(false)
  })

  it('of another mentor are refused, and so is a document in their place', async () => {
    const other = await signedInMentor(t)
    const { data } = (await uploadPicture(await png(64, 64), other)).json()
    const response = await save(written(paragraph('a'), pictureBlock(data)))
    expect(response.json()).toMatchObject({ fields: { 'body.blocks.1.file': expect.any(String) } })
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect/></svg>'],
    ['a page', '<html><script>alert(1)</script></html>'],
  ])('that are %s are refused', async (_, content) => {
    expect((await uploadPicture(Buffer.from(content))).json()).toMatchObject({ code: 'file_not_accepted' })
  })
})

describe('a hostile document', () => {
  const list = (depth: number): object => ({
    content: [],
    ...(depth > 0 && { items: [list(depth - 1)] }),
  })
  const run = (more: object) => ({ ...paragraph('x'), content: [{ text: 'x', ...more }] })
  const refused: [string, object][] = [
    ['a script as link', run({ href: 'javascript:alert(1)' })],
    ['a script as link, in capitals', run({ href: 'JAVASCRIPT:alert(1)' })],
    ['a page as link', run({ href: 'data:text/html,<script>' })],
    ['a link with a line break', run({ href: 'https://example.org/\njavascript:' })],
    ['a link to a private network', run({ href: 'http://192.168.1.1/' })],
    ['a link that is turned', run({ href: 'https://example.org/\u202e' })],
    ['a link with a user', run({ href: 'https://bank.example@example.org/' })],
    ['an unknown mark', run({ marks: ['blink'] })],
    ['an unknown field', run({ style: 'position: fixed' })],
    ['an unknown type', { id: 'x', type: 'html', html: '<script>alert(1)</script>' }],
    ['no type', { id: 'x' }],
    ['a list nested 50 times', { id: 'x', type: 'list', ordered: true, items: [list(50)] }],
    ['a picture of another site', pictureBlock({ file: 'https://example.org/a.png', width: 1, height: 1 })],
    [
      'a picture outside its folder',
      pictureBlock({ file: '/files/lesson-../../secret', width: 1, height: 1 }),
    ],
    ['a video that is no id', { id: 'x', type: 'video', title: 'x', source: { youtube: '"><script>' } }],
    ['an id with a space', paragraph('x', 'a b')],
    ['a text of 5001 characters', paragraph('x'.repeat(5001))],
  ]

  it.each(refused)('with %s is refused', async (_, block) => {
    expect((await save(written(block))).statusCode).toBe(400)
    expect((await own()).body).toEqual({ blocks: [] })
  })

  it('with 201 blocks or two of one id is refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => paragraph('x', `p${index}`))
    expect((await save(written(...many))).statusCode).toBe(400)
    expect((await save(written(paragraph('a'), paragraph('b')))).statusCode).toBe(400)
  })

  it('of 10 MB is refused before it is read', async () => {
    const large = Array.from({ length: 2000 }, (_, index) => paragraph('x'.repeat(5000), `p${index}`))
    expect((await save(written(...large))).statusCode).toBe(413)
  })

  it('of more than 256 kB is refused, also in letters of three bytes', async () => {
    const blocks = Array.from({ length: 20 }, (_, index) => paragraph('क'.repeat(4400), `p${index}`))
    expect((await save(written(...blocks))).statusCode).toBe(400)
  })
})
