import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PDF } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import { insertEvidence } from '../../trust/safety/cases.repo'

let t: TestAdmin
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
let moderator: Awaited<ReturnType<TestAdmin['operator']>>
let caseId: string
beforeEach(async () => {
  t = await TestAdmin.start()
  asha = await signedInLearner(t.api, { name: 'Asha Verma' })
  ravi = await signedInMentor(t.api, { name: 'Ravi Kumar' })
  moderator = await t.operator('moderator')
  await t.api.app.inject({
    method: 'POST',
    url: '/reports',
    headers: asha.headers,
    payload: {
      userId: asha.account._id,
      kind: 'profile',
      subjectId: ravi.account._id,
      category: 'harassment',
      text: '',
    },
  })
  caseId = (await t.get('/api/cases', moderator.headers)).json().data.rows[0].id
})
afterEach(() => t.close())

async function upload(): Promise<string> {
  const payload = new FormData()
  payload.append('userId', ravi.account._id)
  payload.append('document', new File([new Uint8Array(PDF)], 'offer.pdf'))
  const response = await t.api.app.inject({
    method: 'POST',
    url: '/chat/files',
    headers: ravi.headers,
    payload,
  })
  return response.json().data.id
}

/** Adds a transcript to the case, as it is copied from chat when a message is reported. */
async function addTranscript(...files: string[]) {
  const { id: reportId } = await t.db
    .selectFrom('case_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const attachments = files.map((id) => ({ id, kind: 'document', name: 'offer.pdf', bytes: PDF.length }))
  const content = { seq: 1, messages: [{ seq: 1, message: 'offer.pdf', attachments }] }
  await insertEvidence(t.db, { caseId, reportId, content, now: t.api.clock().toISOString() })
}

const open = (file: string, { headers } = moderator, id = caseId) =>
  t.post(`/api/cases/${id}/message-files/${file}`, {}, headers)

it('is a download for a moderator, and each opening is recorded with its case', async () => {
  const file = await upload()
  await addTranscript(file)
  const response = await open(file)
  expect(response.rawPayload.equals(PDF)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="offer.pdf"'),
    'cache-control': expect.stringContaining('no-store'),
  })
  const acts = t.db
    .selectFrom('operator_acts')
    .select(['target', 'reason'])
    .where('act', '=', 'messages file')
  expect(await acts.execute()).toEqual([{ target: file, reason: `case ${caseId}` }])
})

it('needs the role and a passkey of the last minutes', async () => {
  const file = await upload()
  await addTranscript(file)
  expect((await open(file, await t.operator('support'))).json()).toMatchObject({ code: 'forbidden' })
  t.api.clock.advance(5 * 60_000)
  expect((await open(file)).json()).toMatchObject({ reason: 'passkey_needed' })
})

it('is not there if no message of the case has it, or if it was deleted', async () => {
  const [file, other] = [await upload(), await upload()]
  await addTranscript(file, 'chat-deleted')
  expect((await open(other)).statusCode).toBe(404)
  expect((await open(file, moderator, 'another')).statusCode).toBe(404)
  expect((await open('chat-deleted')).json()).toMatchObject({ code: 'not_found', reason: 'removed' })
})
