import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

const acts = async () => {
  const rows = await t.db.selectFrom('operator_acts').select(['act', 'target']).orderBy('seq').execute()
  return rows.filter(({ act }) => !act.startsWith('operator ')).map(({ act, target }) => [act, target])
}

describe('search', () => {
  let headers: { cookie: string }
  beforeEach(async () => {
    headers = (await t.operator('support')).headers
    await signedInLearner(t.api, { email: 'asha@example.org', name: 'आशा Verma' })
    await signedInMentor(t.api, { email: 'ravi@example.org', name: 'Ravi Kumar' })
  })
  const found = async (query: string) => {
    const { rows } = (await t.get(`/api/people?${query}`, headers)).json().data
    return rows.map(({ email }: { email: string }) => email).sort()
  }

  it.each([
    ['', ['asha@example.org', 'ravi@example.org']],
    ['search=verma', ['asha@example.org']],
    ['search=RAVI@', ['ravi@example.org']],
    [`search=${encodeURIComponent('आशा ver')}`, ['asha@example.org']],
    ['search=example.org&role=mentor', ['ravi@example.org']],
    ['search=nobody', []],
    [`search=${encodeURIComponent('"ravi@example.org"')}`, ['ravi@example.org']],
    [`search=${encodeURIComponent('Verma, (आशा)')}`, ['asha@example.org']],
    [`search=${encodeURIComponent('ver-x')}`, ['asha@example.org']],
    [`search=${encodeURIComponent('"%_\\')}`, []],
  ])('%s', async (query, emails) => {
    expect(await found(query)).toEqual(emails)
  })

  it('follows changed names and deleted accounts', async () => {
    await t.db.updateTable('learners').set({ name: 'Bina' }).where('email', '=', 'asha@example.org').execute()
    expect(await found('search=bina')).toEqual(['asha@example.org'])
    expect(await found('search=verma')).toEqual([])
    await t.db.deleteFrom('learners').where('email', '=', 'asha@example.org').execute()
    expect(await found('search=bina')).toEqual([])
  })
})

it('shows sessions, ends them with a mail, and records it', async () => {
  const { headers } = await t.operator('support')
  const { account, headers: own } = await signedInLearner(t.api, { email: 'asha@example.org' })
  const url = `/api/people/user/${account._id}`
  expect((await t.get(url, headers)).json().data).toMatchObject({ suspended: false, sessions: [{}] })
  const ended = await t.post(`${url}/end-sessions`, { reason: 'A lost phone.' }, headers)
  expect(ended.statusCode).toBe(200)
  expect((await t.get(url, headers)).json().data.sessions).toEqual([])
  expect((await t.api.app.inject({ url: '/account/sessions', headers: own })).statusCode).toBe(401)
  expect(t.api.mailer.sent.at(-1)).toMatchObject({ to: 'asha@example.org' })
  expect(await acts()).toEqual([['sessions end', account._id]])
})

it('suspends and lifts once, with the reason by mail', async () => {
  const { headers } = await t.operator('moderator')
  const { account } = await signedInLearner(t.api, { email: 'asha@example.org' })
  const url = `/api/people/user/${account._id}`
  const suspend = () =>
    t.post(`${url}/sanction`, { kind: 'suspension', reason: 'Sent advertisements.' }, headers)
  expect((await suspend()).statusCode).toBe(200)
  expect((await suspend()).json()).toMatchObject({ reason: 'state_changed' })
  const { suspended, sanctions } = (await t.get(url, headers)).json().data
  expect([suspended, sanctions]).toMatchObject([true, [{ kind: 'suspension', by: 'moderator@example.org' }]])
  expect(t.api.mailer.sent.at(-1)!.text).toContain('Sent advertisements.')
  const lift = () => t.post(`/api/sanctions/${sanctions[0].id}/lift`, { reason: 'A mistake.' }, headers)
  expect((await lift()).statusCode).toBe(200)
  expect((await lift()).json()).toMatchObject({ reason: 'state_changed' })
  expect(await acts()).toEqual([
    ['users suspend', account._id],
    ['users restore', account._id],
  ])
})

it('deletes an account only when its address was typed', async () => {
  const { headers } = await t.operator('support')
  const { account } = await signedInLearner(t.api, { email: 'asha@example.org' })
  const erase = (email: string) =>
    t.post(
      `/api/people/user/${account._id}/erase`,
      { email, reason: 'Asked by mail.', keepCertificates: false },
      headers,
    )
  expect((await erase('other@example.org')).json()).toMatchObject({
    code: 'invalid_input',
    fields: { email: expect.stringMatching(/asha/) },
  })
  expect(await acts()).toEqual([])
  expect((await erase('Asha@example.org')).statusCode).toBe(200)
  expect(await t.db.selectFrom('learners').select('id').where('id', '=', account._id).execute()).toEqual([])
  expect(await acts()).toEqual([['users erase', account._id]])
})
