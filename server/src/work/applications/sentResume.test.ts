import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CONTACT_DAYS } from '@mentor-connect/contract/work/openingLimits'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { applicationActs } from '../testing/applicationActs'
import { portfolioWith, suspendLearner } from '../testing/aPortfolio'
import { workWorld, type Person, type WorkWorld } from '../testing/workWorld'
import { removeContacts } from './applicationJobs'

let w: WorkWorld
const { apply, applicantId, readApplicant, block } = applicationActs(() => w)
beforeEach(async () => {
  w = await workWorld()
  await w.opened('o1')
})
afterEach(() => w.t.close())

const PARTS = { showsEmail: true, phone: '98765', town: 'Indore', summary: 'I learn by doing.' }
const save = (version = 0, parts: object = {}) =>
  w.post(w.asha, '/user/portfolio', portfolioWith({ skills: [], resume: PARTS, version, ...parts }))
const download = (id: string, person: Person = w.mentor) => read(`/mentor/applicants/${id}/resume`, person)
const downloadOwn = (entryId: string, person: Person = w.asha) =>
  read(`/user/applications/${entryId}/resume`, person)
async function read(url: string, person: Person) {
  const response = await w.t.app.inject({ url, headers: person.headers })
  return { status: response.statusCode, text: response.rawPayload.toString('latin1') }
}
const statusOf = async (id: string) => (await download(id)).status
const stored = async () =>
  (await w.t.db.selectFrom('applications').select('resume').executeTakeFirstOrThrow()).resume
const setOpening = (values: { hidden_at?: string | null; closed_at?: string }) =>
  w.t.db.updateTable('openings').set(values).where('id', '=', 'o1').execute()

it('is sent as it is at that time, in the chosen language', async () => {
  await save()
  expect((await w.get('/user/applicable', w.asha)).data.hasResume).toBe(true)
  expect((await apply({ resume: 'hi' })).json().data.sent.resume).toBe('hi')
  await save(1, { headline: 'Something else', resume: { ...PARTS, summary: 'Later.' } })
  const { resume } = await readApplicant()
  expect(resume).toBe('hi')
  const { status, text } = await download(await applicantId())
  expect(status).toBe(200)
  expect(text).toContain('/Lang (hi-IN)')
  expect(text).toContain('/ActualText (I learn by doing.)')
  expect(text).not.toMatch(/Later|Something else/)
})

it('is not sent unless the learner chooses it, and cannot be before it was saved', async () => {
  expect((await w.get('/user/applicable', w.asha)).data.hasResume).toBe(false)
  const refused = await apply({ resume: 'en' })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['resume']])
  expect((await apply({ resume: 'fr' })).statusCode).toBe(400)
  expect((await apply()).json().data.sent).not.toHaveProperty('resume')
  expect(await statusOf(await applicantId())).toBe(404)
})

describe('a sent résumé', () => {
  let id: string
  let sent: { _id: string; version: number }
  beforeEach(async () => {
    await save()
    sent = (await apply({ resume: 'en' })).json().data
    id = await applicantId()
  })

  it('is read by the poster of the opening only', async () => {
    expect((await download(id)).text).toContain(w.asha.account.email)
    const other = await signedInMentor(w.t, { email: 'other@example.org' })
    expect((await download(id, other)).status).toBe(404)
    expect((await download(id, w.asha)).status).toBe(403)
    expect((await download(id, await signedInLearner(w.t))).status).toBe(403)
    expect((await w.t.app.inject(`/mentor/applicants/${id}/resume`)).statusCode).toBe(401)
  })

  it('is read by its owner as it was sent, and by nobody else at that address', async () => {
    await save(1, { resume: { ...PARTS, summary: 'Later.' } })
    const { status, text } = await downloadOwn(sent._id)
    expect(status).toBe(200)
    expect(text).toContain('/ActualText (I learn by doing.)')
    expect(text).not.toContain('Later')
    expect((await downloadOwn(sent._id, await signedInLearner(w.t))).status).toBe(404)
    expect((await downloadOwn(sent._id, w.mentor)).status).toBe(403)
    expect((await w.t.app.inject(`/user/applications/${sent._id}/resume`)).statusCode).toBe(401)
    await w.post(w.asha, `/user/applications/${sent._id}/withdraw`, { version: sent.version })
    expect((await downloadOwn(sent._id)).status).toBe(404)
  })

  it('is erased by a withdrawal, for good', async () => {
    const both = await Promise.all([
      w.post(w.asha, `/user/applications/${sent._id}/withdraw`, { version: sent.version }),
      download(id),
    ])
    expect(both[0].statusCode).toBe(200)
    expect(await stored()).toBeNull()
    expect(await statusOf(id)).toBe(404)
    expect(await readApplicant()).not.toHaveProperty('resume')
  })

  it('cannot be read while the opening is hidden', async () => {
    await setOpening({ hidden_at: w.t.clock().toISOString() })
    expect(await statusOf(id)).toBe(404)
    expect(await readApplicant()).not.toHaveProperty('resume')
    await setOpening({ hidden_at: null })
    expect(await statusOf(id)).toBe(200)
  })

  it('is gone 90 days after the closing, and then erased', async () => {
    const closedFor = (ms: number) =>
      setOpening({ closed_at: new Date(w.t.clock().getTime() - ms).toISOString() })
    await closedFor(CONTACT_DAYS * DAY_MS - 60_000)
    await removeContacts(w.t, w.t.clock())
    expect(await statusOf(id)).toBe(200)
    await closedFor(CONTACT_DAYS * DAY_MS + 60_000)
    expect(await statusOf(id)).toBe(404)
    expect(await stored()).not.toBeNull()
    await removeContacts(w.t, w.t.clock())
    expect(await stored()).toBeNull()
  })

  it('is not read of a blocked or suspended learner', async () => {
    await block()
    expect(await statusOf(id)).toBe(404)
    await w.t.db.deleteFrom('blocked_pairs').execute()
    expect(await statusOf(id)).toBe(200)
    await suspendLearner(w.t, w.asha.account._id)
    expect(await statusOf(id)).toBe(404)
  })
})
