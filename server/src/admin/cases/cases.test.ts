import type { ListedCase } from '@mentor-connect/contract/admin/cases'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await TestAdmin.start()
  asha = await signedInLearner(t.api, { email: 'asha@example.org', name: 'Asha Rao' })
  ravi = await signedInMentor(t.api, { email: 'ravi@example.org', name: 'Ravi Kumar' })
})
afterEach(() => t.close())

const reportRavi = (by: SignedIn<Learner> = asha) =>
  t.api.app.inject({
    method: 'POST',
    url: '/reports',
    headers: by.headers,
    payload: {
      userId: by.account._id,
      kind: 'profile',
      subjectId: ravi.account._id,
      category: 'money',
      text: 'He asks for money',
    },
  })

type Headers = Awaited<ReturnType<TestAdmin['operator']>>['headers']
const headersOf = async (role: OperatorRole) => (await t.operator(role)).headers
const list = async (headers: Headers, query = ''): Promise<ListedCase[]> =>
  (await t.get(`/api/cases?${query}`, headers)).json().data.rows

async function openCase(headers: Headers) {
  await reportRavi()
  const [found] = await list(headers)
  return `/api/cases/${found!.id}`
}

it('lists by state, kind and age', async () => {
  const headers = await headersOf('moderator')
  const url = await openCase(headers)
  const ids = async (query: string) => (await list(headers, query)).length
  expect(await list(headers)).toMatchObject([
    { about: { name: 'Ravi Kumar', role: 'mentor' }, state: 'open', reports: 1, kinds: ['profile'] },
  ])
  expect([await ids('view=free'), await ids('view=mine'), await ids('view=decided')]).toEqual([1, 0, 0])
  expect([await ids('kind=profile'), await ids('kind=message')]).toEqual([1, 0])
  expect([await ids('age=late'), await ids('age=day')]).toEqual([0, 0])
  await t.post(`${url}/assign`, { from: null }, headers)
  expect([await ids('view=free'), await ids('view=mine')]).toEqual([0, 1])
  t.api.clock.advance(3 * DAY_MS + 1)
  const later = await headersOf('owner')
  expect([(await list(later, 'age=late')).length, (await list(later, 'age=week')).length]).toEqual([1, 0])
  expect((await t.get('/api/cases?view=all', later)).statusCode).toBe(400)
})

it('shows evidence to a fresh passkey only, and records each view', async () => {
  const headers = await headersOf('moderator')
  const url = await openCase(headers)
  const detail = (await t.get(url, headers)).json().data
  expect(detail.reports).toMatchObject([{ text: 'He asks for money', reporter: { name: 'Asha Rao' } }])
  expect(JSON.stringify(detail)).not.toContain('isIntact')
  const { evidence } = (await t.post(`${url}/evidence`, {}, headers)).json().data
  expect(evidence).toMatchObject([{ isIntact: true, content: { name: 'Ravi Kumar' } }])
  const seen = t.db.selectFrom('operator_acts').select('operator').where('act', '=', 'cases show')
  expect(await seen.execute()).toEqual([{ operator: 'moderator@example.org' }])
  t.api.clock.advance(5 * 60_000)
  expect((await t.post(`${url}/evidence`, {}, headers)).json()).toMatchObject({ reason: 'passkey_needed' })
})

it('is decided once, by the operator who has it; person and reporters are mailed', async () => {
  const headers = await headersOf('moderator')
  const other = await headersOf('owner')
  const url = await openCase(headers)
  const decide = (by: Headers) =>
    t.post(`${url}/decide`, { outcome: 'suspension', reason: 'Asked for money.', days: 30 }, by)
  expect((await decide(headers)).json()).toMatchObject({ reason: 'state_changed' })
  await t.post(`${url}/assign`, { from: null }, headers)
  expect((await t.post(`${url}/assign`, { from: null }, other)).json()).toMatchObject({
    reason: 'state_changed',
  })
  expect((await decide(other)).json()).toMatchObject({ reason: 'state_changed' })
  expect((await decide(headers)).statusCode).toBe(200)
  expect((await decide(headers)).json()).toMatchObject({ reason: 'state_changed' })
  expect((await t.get(url, headers)).json().data).toMatchObject({
    state: 'decided',
    outcome: 'suspension',
    decidedBy: 'moderator@example.org',
    sanctions: [{ kind: 'suspension', reason: 'Asked for money.', until: expect.any(String) }],
  })
  await t.api.jobs.settle()
  expect(t.api.mailer.sent.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['ravi@example.org', 'asha@example.org']),
  )
})

it('is opened again with a reason; nothing else is changed', async () => {
  const headers = await headersOf('moderator')
  const url = await openCase(headers)
  const reopen = () => t.post(`${url}/reopen`, { reason: 'New facts.' }, headers)
  expect((await reopen()).json()).toMatchObject({ reason: 'state_changed' })
  await t.post(`${url}/assign`, { from: null }, headers)
  await t.post(`${url}/decide`, { outcome: 'dismissed', reason: 'Nothing there.' }, headers)
  expect((await reopen()).statusCode).toBe(200)
  expect((await t.get(url, headers)).json().data).toMatchObject({ state: 'open', outcome: null })
  expect((await t.get('/api/cases/nobody', headers)).statusCode).toBe(404)
})

describe('an appeal', () => {
  async function appealed(headers: Headers) {
    const url = `/api/people/user/${asha.account._id}`
    await t.post(`${url}/sanction`, { kind: 'warning', reason: 'Spam' }, headers)
    const { sanctions } = (await t.get(url, headers)).json().data
    const payload = { userId: asha.account._id, text: 'It was my brother.' }
    const filed = { method: 'POST' as const, url: `/me/sanctions/${sanctions[0].id}/appeal` }
    expect((await t.api.app.inject({ ...filed, headers: asha.headers, payload })).statusCode).toBe(200)
    const [appeal] = (await t.get('/api/appeals', headers)).json().data.rows
    return appeal as { id: string; mayDecide: boolean }
  }
  const accept = (id: string, headers: Headers) =>
    t.post(`/api/appeals/${id}/decide`, { ruling: 'accepted', answer: 'We believe you.' }, headers)

  it('is decided by another operator than the one who imposed the sanction', async () => {
    const headers = await headersOf('moderator')
    const other = await headersOf('owner')
    const { id, mayDecide } = await appealed(headers)
    expect(mayDecide).toBe(false)
    expect((await accept(id, headers)).json()).toMatchObject({ reason: 'not_possible' })
    expect((await t.get(`/api/appeals/${id}`, other)).json().data).toMatchObject({ mayDecide: true })
    expect((await accept(id, other)).statusCode).toBe(200)
    expect((await accept(id, other)).json()).toMatchObject({ reason: 'state_changed' })
    expect((await t.get('/api/appeals', other)).json().data.rows).toEqual([])
    expect((await t.get('/api/appeals?state=accepted', other)).json().data.rows).toHaveLength(1)
  })

  it('is decided by the same operator if there is no other', async () => {
    const headers = await headersOf('owner')
    const { id, mayDecide } = await appealed(headers)
    expect(mayDecide).toBe(true)
    expect((await accept(id, headers)).statusCode).toBe(200)
  })
})

describe('the consent of a guardian', () => {
  const id = () => asha.account._id
  beforeEach(async () => {
    const at = t.api.clock().toISOString()
    await t.db
      .insertInto('guardian_consents')
      .values({
        learner_id: id(),
        state: 'given',
        guardian_email: 'meera@example.org',
        token_hash: 'x',
        guardian_name: 'Meera Rao',
        relation: null,
        asked_at: at,
        given_at: at,
        decided_at: null,
      })
      .execute()
  })

  it('is listed while it waits, and confirmed once', async () => {
    const headers = await headersOf('moderator')
    const listed = async () => (await t.get('/api/guardians', headers)).json().data.rows
    expect(await listed()).toMatchObject([{ learnerId: id(), guardianName: 'Meera Rao', state: 'given' }])
    expect((await t.post(`/api/guardians/${id()}/verify`, {}, headers)).statusCode).toBe(200)
    expect((await t.post(`/api/guardians/${id()}/verify`, {}, headers)).json()).toMatchObject({
      reason: 'state_changed',
    })
    expect(await listed()).toEqual([])
    expect((await t.get(`/api/guardians/${id()}`, headers)).json().data.state).toBe('verified')
  })

  it('is refused with a reason, which the learner gets by mail', async () => {
    const headers = await headersOf('moderator')
    expect((await t.post(`/api/guardians/${id()}/refuse`, { reason: ' ' }, headers)).statusCode).toBe(400)
    const refused = await t.post(`/api/guardians/${id()}/refuse`, { reason: 'Call us.' }, headers)
    expect(refused.statusCode).toBe(200)
    expect(t.api.mailer.sent.at(-1)).toMatchObject({ to: 'asha@example.org' })
    expect(t.api.mailer.sent.at(-1)!.text).toContain('Call us.')
    expect((await t.get('/api/guardians/nobody', headers)).statusCode).toBe(404)
  })
})
