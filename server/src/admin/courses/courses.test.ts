import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let mentorId: string
beforeEach(async () => {
  t = await TestAdmin.start()
  const ravi = await signedInMentor(t.api, { email: 'ravi@example.org', name: 'Ravi Kumar' })
  mentorId = ravi.account._id
  await insertCourse(t.db, { id: 'cooking', mentorId, title: 'Secrets of cooking' })
  await insertCourse(t.db, { id: 'sewing', mentorId, title: 'Sewing by hand' })
})
afterEach(() => t.close())

const isPublic = async (id: string) =>
  (await t.api.app.inject({ url: `/resource/get-resource/${id}` })).statusCode === 200

it('are searched, and drafts are never shown', async () => {
  const { headers } = await t.operator('moderator')
  await insertCourse(t.db, { id: 'draft', mentorId, title: 'Secrets of a draft' })
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'draft').execute()
  const found = async (query: string) => {
    const { rows } = (await t.get(`/api/courses?${query}`, headers)).json().data
    return rows.map(({ id }: { id: string }) => id).sort()
  }
  expect(await found('')).toEqual(['cooking', 'sewing'])
  expect(await found('search=secrets')).toEqual(['cooking'])
  expect(await found('search=nothing')).toEqual([])
  expect(await found('view=unlisted')).toEqual([])
  expect((await t.get('/api/courses/draft', headers)).statusCode).toBe(404)
})

it('are taken out of the catalogue and listed again, once each, with a mail', async () => {
  const { headers } = await t.operator('moderator')
  const unlist = () => t.post('/api/courses/cooking/unlist', { reason: 'Copied from a book.' }, headers)
  const relist = () => t.post('/api/courses/cooking/relist', {}, headers)
  expect((await relist()).json()).toMatchObject({ reason: 'state_changed' })
  expect((await unlist()).statusCode).toBe(200)
  expect((await unlist()).json()).toMatchObject({ reason: 'state_changed' })
  expect(t.api.mailer.sent.at(-1)).toMatchObject({ to: 'ravi@example.org' })
  expect(t.api.mailer.sent.at(-1)!.text).toContain('Copied from a book.')
  expect([await isPublic('cooking'), await isPublic('sewing')]).toEqual([false, true])
  expect((await t.get('/api/courses/cooking', headers)).json().data).toMatchObject({
    listed: false,
    unlistedReason: 'Copied from a book.',
  })
  expect((await relist()).statusCode).toBe(200)
  expect(await isPublic('cooking')).toBe(true)
})

it('stay out of the catalogue whatever their mentor does', async () => {
  const { headers } = await t.operator('moderator')
  await t.post('/api/courses/cooking/unlist', { reason: 'Copied.' }, headers)
  for (const status of ['archived', 'published'] as const)
    await t.db.updateTable('courses').set({ status }).where('id', '=', 'cooking').execute()
  for (const status of ['inactive', 'active'] as const)
    await t.db.updateTable('mentors').set({ status }).where('id', '=', mentorId).execute()
  expect([await isPublic('cooking'), await isPublic('sewing')]).toEqual([false, true])
})

describe('certificates', () => {
  beforeEach(async () => {
    const { account } = await signedInLearner(t.api, { email: 'asha@example.org', name: 'Asha Rao' })
    const at = t.api.clock().toISOString()
    await t.db
      .insertInto('certificates')
      .values({
        id: 'Zk3v9Qp1',
        learner_id: account._id,
        course_id: 'cooking',
        revoked_at: null,
        course_name: 'Secrets of cooking',
        instructor_name: 'Ravi Kumar',
        learner_name: 'Asha Rao',
        created_at: at,
        updated_at: at,
        status_index: 1,
      })
      .execute()
  })

  it('are found by id and by the learner', async () => {
    const { headers } = await t.operator('support')
    const found = async (search: string) =>
      (await t.get(`/api/certificates?search=${search}`, headers)).json().data.rows.length
    expect(await found('Zk3v9Qp1')).toBe(1)
    expect(await found('asha%20rao')).toBe(1)
    expect(await found('')).toBe(1)
    expect(await found('bina')).toBe(0)
  })

  it('are issued again under a corrected name, once, and the old one leads on', async () => {
    const { headers } = await t.operator('support')
    const body = { name: 'Asha Rao-Iyer', reason: 'Her name was misspelt.' }
    const reissue = (given: object = body) => t.post('/api/certificates/Zk3v9Qp1/reissue', given, headers)
    const refused = await reissue({ ...body, name: '王小明' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { name: expect.stringContaining('王') },
    ])
    const { id } = (await reissue()).json().data
    expect((await reissue()).json()).toMatchObject({ reason: 'state_changed' })
    expect(t.api.mailer.sent.at(-1)!.text).toMatch(/“Asha Rao-Iyer”[^]*Her name was misspelt\./)
    expect((await t.get('/api/certificates/Zk3v9Qp1', headers)).json().data).toMatchObject({
      revokedCode: 'replaced',
      replacedBy: id,
    })
    const check = async (of: string) =>
      (await t.api.app.inject(`/user/verify-certificate?certificateId=${of}`)).json()
    const old = await check('Zk3v9Qp1')
    expect(old.revocation).toMatchObject({ reason: null, reasonCode: 'replaced', replacedBy: id })
    expect(await check(id)).toMatchObject({ verdict: 'verified', data: { learnerName: 'Asha Rao-Iyer' } })
  })

  it('are revoked once, with a mail', async () => {
    const { headers } = await t.operator('support')
    const revoke = () => t.post('/api/certificates/Zk3v9Qp1/revoke', { reason: 'Not her work.' }, headers)
    expect((await revoke()).statusCode).toBe(200)
    expect((await revoke()).json()).toMatchObject({ reason: 'state_changed' })
    expect(t.api.mailer.sent.at(-1)!.text).toContain('Not her work.')
    expect((await t.get('/api/certificates/Zk3v9Qp1', headers)).json().data).toMatchObject({
      revokedReason: 'Not her work.',
    })
  })
})
