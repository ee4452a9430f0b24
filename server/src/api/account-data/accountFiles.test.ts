import type { Learner } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { PDF, png } from '../../testing/files/samples'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'

let chat: ChatDoors
let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  asha = await signedInLearner(t)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

type Person = SignedIn<{ _id: string }>
const post = (url: string, { account, headers }: Person, payload: object) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const erase = (person: Person) => post('/account/erase', person, { password: PASSWORD })
const filesOf = async ({ account, headers }: Person) =>
  (await t.app.inject({ url: `/account/export?userId=${account._id}`, headers })).json().files

/** Uploads a file as a mentor's page does. Returns the path by which courses refer to the file. */
async function upload(mentor: Person, field: 'banner' | 'document', content: Buffer): Promise<string> {
  const payload = new FormData()
  payload.append(field, new File([new Uint8Array(content)], `own ${field}`))
  const url = `/resource/upload-${field}`
  const { data } = (await t.app.inject({ method: 'POST', url, payload, headers: mentor.headers })).json()
  return data.banner ?? data.file
}
const stored = async (path: string) => (await t.app.inject({ url: path })).statusCode === 200

/**
 * Creates a mentor with two courses, each with its own banner; a learner is enrolled in `taught`. Returns the
 * banners.
 */
async function teach(mentor: Person) {
  const banners = { taught: '', unused: '' }
  for (const id of ['taught', 'unused'] as const) {
    banners[id] = await upload(mentor, 'banner', await png(640, 320))
    await insertCourse(t.db, { id, mentorId: mentor.account._id })
    await t.db.updateTable('courses').set({ banner: banners[id] }).where('id', '=', id).execute()
  }
  await post('/user/add-course', asha, { courseId: 'taught', courseName: 'x' })
  return banners
}

it('lists the uploaded files with their URLs', async () => {
  const mentor = await signedInMentor(t)
  const path = await upload(mentor, 'document', PDF)
  expect(await filesOf(mentor)).toEqual([
    {
      kind: 'document',
      name: 'own document.pdf',
      bytes: PDF.length,
      created_at: t.clock().toISOString(),
      url: t.config.apiUrl + path,
    },
  ])
  expect(await filesOf(asha)).toEqual([])
})

it('deletes a mentor’s uploads, except those that remaining courses show', async () => {
  const mentor = await signedInMentor(t)
  const banners = await teach(mentor)
  const draft = await upload(mentor, 'document', PDF)
  const other = await upload(await signedInMentor(t), 'document', PDF)
  await erase(mentor)
  const left = [banners.taught, banners.unused, draft, other].map(stored)
  expect(await Promise.all(left)).toEqual([true, false, false, true])
})

it('deletes files later when the store is down, and confirms by mail only after that', async () => {
  const mentor = await signedInMentor(t, { email: 'ravi@example.org' })
  const draft = await upload(mentor, 'document', PDF)
  const mails = t.mailer.sent.length
  const remove = jest.spyOn(t.files, 'delete').mockRejectedValue(new Error('the store is down'))
  expect((await erase(mentor)).statusCode).toBe(200)
  await t.jobs.settle()
  expect(t.mailer.sent).toHaveLength(mails)
  remove.mockRestore()
  t.clock.advance(2 * 60_000)
  await t.jobs.settle()
  expect(await stored(draft)).toBe(false)
  expect(t.mailer.sent).toHaveLength(mails + 1)
  expect(await t.db.selectFrom('files').selectAll().execute()).toEqual([])
})
