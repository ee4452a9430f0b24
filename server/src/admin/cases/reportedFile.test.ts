import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PDF, png } from '../../testing/files/samples'
import { sendWorkWithFile } from '../../testing/sendWorkWithFile'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let kavita: SignedIn<Mentor>
let asha: SignedIn<Learner>
let moderator: Awaited<ReturnType<TestAdmin['operator']>>
let workId: string
beforeEach(async () => {
  t = await TestAdmin.start()
  kavita = await signedInMentor(t.api, { name: 'Kavita Iyer' })
  asha = await signedInLearner(t.api, { name: 'Asha Verma' })
  moderator = await t.operator('moderator')
})
afterEach(() => t.close())

const DOCUMENT = { field: 'document', name: 'मेरा "बजट".pdf' } as const

async function send(file?: Parameters<typeof sendWorkWithFile>[1]['file']) {
  workId = await sendWorkWithFile(t.api, { mentor: kavita, learner: asha, file })
}
const post = ({ account, headers }: SignedIn<Learner | Mentor>, url: string, payload: object) =>
  t.api.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })

/** Reports a work, or the comment on it. Returns the URL of the file in the only report. */
async function report(by: SignedIn<Learner | Mentor> = kavita, kind = 'work') {
  await post(by, '/reports', { kind, subjectId: workId, seq: 1, category: 'harassment', text: '' })
  const [{ id }] = (await t.get('/api/cases', moderator.headers)).json().data.rows
  const { reports } = (await t.get(`/api/cases/${id}`, moderator.headers)).json().data
  return { caseId: id as string, url: `/api/cases/${id}/reports/${reports[0].id}/file` }
}
const open = (url: string, headers = moderator.headers) => t.post(url, {}, headers)
const openings = () =>
  t.db
    .selectFrom('operator_acts')
    .select(['operator', 'target', 'reason'])
    .where('act', '=', 'works file')
    .execute()

it('is a download of its own type for a moderator, and each opening is recorded with case and work', async () => {
  await send(DOCUMENT)
  const { caseId, url } = await report()
  const file = await open(url)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.equals(PDF)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="____ ___.pdf"; filename*=UTF-8''${encodeURIComponent('मेरा बजट.pdf')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  })
  await open(url)
  const opening = { operator: 'moderator@example.org', target: `${workId}/1`, reason: `case ${caseId}` }
  expect(await openings()).toEqual([opening, opening])
})

it('is sent as the picture that is stored, also while the work is hidden and once it is taken back', async () => {
  await send({ field: 'picture', name: 'page.png', content: await png(400, 300) })
  const { url } = await report()
  await t.post(url.replace(/file$/, 'hide'), { reason: 'Insults.' }, moderator.headers)
  expect((await open(url)).headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringContaining('filename="page.webp"'),
  })
  await post(asha, '/learn/tasks/one/lesson-0-1/withdraw', { number: 1 })
  expect((await open(url)).statusCode).toBe(200)
})

it('needs the role and a passkey of the last minutes', async () => {
  await send(DOCUMENT)
  const { url } = await report()
  const support = await t.operator('support')
  expect((await open(url, support.headers)).json()).toMatchObject({ code: 'forbidden' })
  t.api.clock.advance(5 * 60_000)
  expect((await open(url)).json()).toMatchObject({ reason: 'passkey_needed' })
  expect(await openings()).toEqual([])
})

it('is not there through another case or report, for a report about the comment, or without a file', async () => {
  await send(DOCUMENT)
  const payload = { number: 1, outcome: 'returned', marks: [], comment: 'Are you stupid?' }
  const url = `/mentor/works/${workId}/decide`
  await t.api.app.inject({ method: 'POST', url, headers: kavita.headers, payload })
  const { url: ofComment } = await report(asha, 'work-comment')
  const ofUnknown = ofComment.replace(/reports\/.*\/file/, 'reports/another/file')
  const ofCase = ofComment.replace(/cases\/[^/]+/, 'cases/another')
  for (const address of [ofComment, ofUnknown, ofCase]) expect((await open(address)).statusCode).toBe(404)
  expect(await openings()).toEqual([])
})

it('is not there for a work that was sent without one', async () => {
  await send()
  const { url } = await report()
  expect((await open(url)).json()).toMatchObject({ code: 'not_found' })
  expect(await openings()).toEqual([])
})

it('that was deleted since is said to be', async () => {
  await send(DOCUMENT)
  const { url } = await report()
  for (const key of await t.api.files.list('')) await t.api.files.delete(key)
  const gone = await open(url)
  expect([gone.statusCode, gone.json().reason]).toEqual([404, 'removed'])
  await t.db.deleteFrom('task_submissions').where('work_id', '=', workId).execute()
  expect((await open(url)).json()).toMatchObject({ reason: 'removed' })
  expect(await openings()).toEqual([])
})
