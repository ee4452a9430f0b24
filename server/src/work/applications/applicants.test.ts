import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CONTACT_DAYS, POSTER_ANSWERS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { signedInLearner } from '../../testing/signedIn'
import { applicationActs } from '../testing/applicationActs'
import { kindsFor, workWorld, type WorkWorld } from '../testing/workWorld'
import { removeContacts } from './applicationJobs'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('o1')
})
afterEach(() => w.t.close())

const { apply, fit, applicants, applicantId, readApplicant, move, block } = applicationActs(() => w)
const answer = async (version: number, text: string) =>
  w.post(w.mentor, `/mentor/applicants/${await applicantId()}/answer`, { version, text })

const consent = () =>
  w.t.db
    .insertInto('guardian_consents')
    .values({
      learner_id: w.asha.account._id,
      state: 'verified',
      guardian_email: 'parent@example.org',
      guardian_name: 'Parent',
      relation: 'parent',
      token_hash: 'x',
      asked_at: w.t.clock().toISOString(),
      given_at: null,
      decided_at: null,
    })
    .execute()

describe('the poster', () => {
  beforeEach(() => apply())

  it('moves an application with a text that the learner reads', async () => {
    expect((await move(0, 'interview')).json().fields).toHaveProperty('text')
    expect((await move(0, 'interview', '   ')).statusCode).toBe(400)
    expect((await move(0, 'read')).json().data).toMatchObject({ stage: 'read', version: 1 })
    expect((await move(1, 'interview', 'Come on Monday.')).json().data.stage).toBe('interview')
    expect((await move(1, 'interview', 'Come on Monday.')).json().data.version).toBe(2)
    expect((await move(1, 'declined', 'No.')).json()).toMatchObject({
      code: 'edit_conflict',
      reason: 'interview',
    })
    expect((await move(2, 'read')).statusCode).toBe(409)
    const { entry } = await fit()
    expect(entry).toMatchObject({ stage: 'interview', application: 'interview' })
    const { data } = await w.get(`/user/applications/${entry._id}`, w.asha)
    expect(data.sent.history).toMatchObject([
      { stage: 'read' },
      { stage: 'interview', text: 'Come on Monday.' },
    ])
    expect(await kindsFor(w, w.asha)).toEqual(['application-moved'])
  })

  it('answers without a move, which counts as read', async () => {
    expect((await answer(0, ' ')).statusCode).toBe(400)
    expect((await answer(0, 'Thank you, we are reading.')).json().data).toMatchObject({
      stage: 'read',
      version: 1,
    })
    expect((await answer(0, 'Thank you, we are reading.')).statusCode).toBe(409)
    expect(await kindsFor(w, w.asha)).toEqual(['application-answered'])
  })

  it('writes at most thirty texts, with and without a new stage', async () => {
    const stages = ['interview', 'offer'] as const
    for (let version = 0; version < POSTER_ANSWERS_MAX; version++)
      expect((await move(version, stages[version % 2]!, 'Again.')).statusCode).toBe(200)
    const last = await move(POSTER_ANSWERS_MAX, stages[POSTER_ANSWERS_MAX % 2]!, 'Again.')
    expect([last.statusCode, last.json().reason]).toEqual([409, 'answers_used_up'])
    expect((await move(POSTER_ANSWERS_MAX, 'declined', 'We have decided.')).statusCode).toBe(200)
  })

  it('decides once if two devices decide at once', async () => {
    const both = await Promise.all([move(0, 'offer', 'Yes.'), move(0, 'declined', 'No.')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('reaches a learner who has removed the entry of a declined application, also one who has saved it again', async () => {
    const board = async (stage: string) =>
      (await w.get(`/user/applications?stage=${stage}`, w.asha)).data.entries
    const remove = async () => {
      const [entry] = await board('closed')
      expect((await w.post(w.asha, `/user/applications/${entry._id}/remove`)).statusCode).toBe(200)
    }
    await move(0, 'declined', 'No.')
    await remove()
    expect((await move(1, 'offer', 'Somebody has left: yes!')).statusCode).toBe(200)
    expect(await board('offer')).toMatchObject([{ title: 'Intern in web development', application: 'offer' }])
    expect(await kindsFor(w, w.asha)).toContain('application-moved')
    await move(2, 'declined', 'No.')
    await remove()
    expect((await w.post(w.asha, '/user/openings/o1/save')).statusCode).toBe(200)
    const [saved] = await board('saved')
    await move(3, 'interview', 'Come on Monday.')
    expect(await board('interview')).toMatchObject([{ _id: saved._id, application: 'interview' }])
    expect(await board('saved')).toEqual([])
  })

  it('moves an application whose entry is removed at the same moment', async () => {
    await move(0, 'declined', 'No.')
    const [entry] = (await w.get('/user/applications?stage=closed', w.asha)).data.entries
    const [moved, removed] = await Promise.all([
      move(1, 'offer', 'Yes.'),
      w.post(w.asha, `/user/applications/${entry._id}/remove`),
    ])
    expect([moved.statusCode, [200, 409].includes(removed.statusCode)]).toEqual([200, true])
    const { entries } = (await w.get('/user/applications?stage=offer', w.asha)).data
    expect(entries).toMatchObject([{ application: 'offer' }])
  })

  it('lists applicants by stage, in pages', async () => {
    await move(0, 'read')
    w.t.clock.advance(1000)
    await apply({}, await signedInLearner(w.t, { name: 'Binu' }))
    expect(await applicants('stage=new')).toMatchObject({ pagination: { totalItems: 1 } })
    expect((await applicants('sort=oldest')).applicants[0].name).toBe('Asha')
    expect((await applicants()).counts).toContainEqual({ stage: 'read', count: 1 })
  })

  it('sees nobody who is in a blocked pair', async () => {
    const id = await applicantId()
    await block()
    expect((await applicants()).applicants).toEqual([])
    expect((await w.get(`/mentor/applicants/${id}`, w.mentor)).status).toBe(404)
  })

  it('neither sees nor writes to a minor whose guardian has not agreed, or does not agree any more', async () => {
    const id = await applicantId()
    const url = `/mentor/applicants/${id}`
    const year = w.t.clock().getUTCFullYear() - 15
    await w.post(w.asha, '/user/birth-year', { userId: w.asha.account._id, birthYear: year })
    const seen = async () => ({
      one: (await w.get(url, w.mentor)).status,
      listed: (await applicants()).applicants.length,
      counted: (await w.get('/mentor/openings/o1', w.mentor)).data.applications,
    })
    expect(await seen()).toEqual({ one: 404, listed: 0, counted: 0 })
    const written = await w.post(w.mentor, `${url}/answer`, { version: 0, text: 'Call me.' })
    expect(written.statusCode).toBe(404)
    expect(await kindsFor(w, w.asha)).not.toContain('application-answered')
    await consent()
    expect(await seen()).toEqual({ one: 200, listed: 1, counted: 1 })
    await w.t.db.updateTable('guardian_consents').set({ state: 'withdrawn' }).execute()
    expect(await seen()).toEqual({ one: 404, listed: 0, counted: 0 })
  })

  it('cannot reach applicants while operators hide the opening', async () => {
    const url = `/mentor/applicants/${await applicantId()}`
    expect((await w.get(url, w.mentor)).data.email).toBe(w.asha.account.email)
    const hide = (hidden_at: string | null) =>
      w.t.db.updateTable('openings').set({ hidden_at }).where('id', '=', 'o1').execute()
    await hide(w.t.clock().toISOString())
    expect((await w.get(url, w.mentor)).data).not.toHaveProperty('email')
    const written = await w.post(w.mentor, `${url}/answer`, { version: 0, text: 'Pay the fee.' })
    expect([written.statusCode, written.json().reason]).toEqual([409, 'applicant_unreachable'])
    await hide(null)
    expect((await w.get(url, w.mentor)).data.email).toBe(w.asha.account.email)
  })

  it('counts only the applicants whom the table shows', async () => {
    await block()
    expect((await w.get('/mentor/openings/o1', w.mentor)).data).toMatchObject({ applications: 0, unread: 0 })
  })

  it('sees how to reach applicants until 90 days after the closing, and then the number is deleted', async () => {
    await apply({ phone: '98765 43210' }, await signedInLearner(w.t))
    await w.post(w.mentor, '/mentor/openings/o1/close', { version: 2 })
    const closedFor = async (ms: number) => {
      const closed_at = new Date(w.t.clock().getTime() - ms).toISOString()
      await w.t.db.updateTable('openings').set({ closed_at }).execute()
    }
    const phones = async () =>
      (await w.t.db.selectFrom('applications').select('phone').execute()).map(({ phone }) => phone)
    await closedFor(CONTACT_DAYS * DAY_MS - 60_000)
    await removeContacts(w.t, w.t.clock())
    expect(await readApplicant()).toHaveProperty('email')
    expect((await phones()).filter(Boolean)).toHaveLength(1)
    await closedFor(CONTACT_DAYS * DAY_MS + 60_000)
    expect(await readApplicant()).not.toHaveProperty('email')
    await removeContacts(w.t, w.t.clock())
    expect((await phones()).filter(Boolean)).toEqual([])
  })
})
