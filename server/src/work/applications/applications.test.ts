import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { APPLICATIONS_PER_DAY, SILENT_DAYS } from '@mentor-connect/contract/work/openingLimits'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { applicationActs } from '../testing/applicationActs'
import { insertCertificate } from '../testing/insertProofs'
import { kindsFor, workWorld, type WorkWorld } from '../testing/workWorld'
import { markSilent } from './applicationJobs'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('o1')
})
afterEach(() => w.t.close())

const { apply, fit, applicants, applicantId, readApplicant, move, block } = applicationActs(() => w)

describe('an application', () => {
  it('reaches the poster with what was sent, and nobody else', async () => {
    const sent = await apply({ phone: '98765 43210' })
    expect(sent.json().data).toMatchObject({ stage: 'applied', application: 'new', sent: { stage: 'new' } })
    expect(await applicants()).toMatchObject({
      applicants: [{ name: 'Asha', stage: 'new' }],
      pagination: { totalItems: 1 },
    })
    expect(await readApplicant()).toMatchObject({
      note: 'I have built three pages.',
      answers: [{ answer: 'A page for our school.' }],
      email: w.asha.account.email,
      phone: '98765 43210',
    })
    expect(await kindsFor(w, w.mentor)).toContain('application-received')
    expect((await w.get('/mentor/openings/o1', w.mentor)).data).toMatchObject({ applications: 1, unread: 1 })
    const other = await signedInMentor(w.t)
    const id = await applicantId()
    expect((await w.get(`/mentor/applicants/${id}`, other)).status).toBe(404)
    expect((await w.get('/mentor/openings/o1/applicants', other)).status).toBe(404)
    expect((await w.get(`/mentor/applicants/${id}`, w.asha)).status).toBe(403)
    const stranger = await signedInLearner(w.t)
    expect((await w.get(`/user/applications/${sent.json().data._id}`, stranger)).status).toBe(404)
    expect((await apply({}, w.mentor)).statusCode).toBe(403)
  })

  it('is sent once, however often it is tried', async () => {
    const sent = await Promise.all([apply(), apply(), apply({ note: 'Again.' })])
    expect(new Set(sent.map((one) => one.json().data._id)).size).toBe(1)
    expect((await applicants()).pagination.totalItems).toBe(1)
  })

  it('is refused without a note, and with other questions than those asked', async () => {
    expect((await apply({ note: '  ' })).statusCode).toBe(400)
    const old = await apply({ answers: [{ question: 'Old?', answer: 'Yes.' }] })
    expect([old.statusCode, old.json().reason]).toEqual([409, 'questions_changed'])
  })

  it('takes only own certificates along', async () => {
    const stranger = await signedInLearner(w.t)
    await insertCertificate(w.t, 'own', w.asha.account._id)
    await insertCertificate(w.t, 'foreign', stranger.account._id)
    expect((await w.get('/user/applicable', w.asha)).data).toMatchObject({
      certificates: [{ id: 'own' }],
      works: [],
    })
    expect((await apply({ certificates: ['own', 'foreign'] })).json().fields).toHaveProperty('certificates')
    expect((await apply({ works: ['nothing'] })).statusCode).toBe(400)
    expect((await apply({ certificates: ['own'] })).statusCode).toBe(200)
    expect((await readApplicant()).certificates).toMatchObject([{ id: 'own', courseName: 'React' }])
  })

  it('is closed alike for a blocked pair and after the closing, and the learner is told before', async () => {
    await block()
    const blocked = await apply()
    await w.t.db.deleteFrom('blocked_pairs').execute()
    await w.post(w.mentor, '/mentor/openings/o1/pause', { version: 2 })
    const paused = await apply()
    expect(paused.json()).toEqual({ ...blocked.json(), requestId: paused.json().requestId })
    expect(blocked.json().code).toBe('opening_closed')
    expect((await fit()).obstacle).toBe('closed')
  })

  it('states a number that can be called, or none', async () => {
    for (const phone of ['98765', 'call me', '98765 4321O'])
      expect((await apply({ phone })).json().fields).toHaveProperty('phone')
    expect((await apply({ phone: '+91 98765-43210' })).statusCode).toBe(200)
  })

  it('of a minor needs the consent of a guardian; saving does not', async () => {
    const year = w.t.clock().getUTCFullYear() - 15
    const minor = await signedInLearner(w.t, { birthYear: year })
    expect((await fit(minor)).obstacle).toBe('consent')
    expect((await apply({}, minor)).json().code).toBe('guardian_consent_needed')
    expect((await w.post(minor, '/user/openings/o1/save')).statusCode).toBe(200)
    await w.t.db
      .insertInto('guardian_consents')
      .values({
        learner_id: minor.account._id,
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
    expect((await apply({}, minor)).json().data.stage).toBe('applied')
  })

  it('is one of at most twenty within a day', async () => {
    const day = { applied_at: w.t.clock().toISOString(), changed_at: w.t.clock().toISOString() }
    const [model] = await w.t.db.selectFrom('openings').selectAll().execute()
    for (let number = 0; number < APPLICATIONS_PER_DAY; number++) {
      const { listed: _listed, ...row } = { ...model!, id: `x${number}` }
      await w.t.db.insertInto('openings').values(row).execute()
      await w.t.db
        .insertInto('applications')
        .values({
          id: `a${number}`,
          opening_id: `x${number}`,
          learner_id: w.asha.account._id,
          stage: 'withdrawn',
          version: 0,
          note: 'x',
          answers: '[]',
          certificates: '[]',
          works: '[]',
          phone: '',
          ...day,
        })
        .execute()
    }
    expect((await apply()).json().code).toBe('applications_per_day_max')
    w.t.clock.advance(DAY_MS + 1)
    expect((await apply()).statusCode).toBe(200)
  })
})

describe('a learner', () => {
  it('withdraws, and the poster does not read the application any more', async () => {
    const { _id, version } = (await apply()).json().data
    const withdraw = (at: number) => w.post(w.asha, `/user/applications/${_id}/withdraw`, { version: at })
    expect((await withdraw(version + 5)).statusCode).toBe(409)
    expect((await withdraw(version)).json().data).toMatchObject({ stage: 'closed', application: 'withdrawn' })
    expect((await withdraw(version)).statusCode).toBe(200)
    await w.post(w.asha, `/user/applications/${_id}/remove`)
    expect((await apply()).json().data).toMatchObject({ stage: 'closed', application: 'withdrawn' })
    const seen = await readApplicant()
    expect(seen).toMatchObject({ stage: 'withdrawn', note: '', answers: [] })
    expect(seen).not.toHaveProperty('email')
    expect((await move(1, 'offer', 'Please stay.')).statusCode).toBe(409)
  })

  it('wins or loses against the poster who decides at the same time, but never both', async () => {
    const { _id, version } = (await apply()).json().data
    const [withdrawn, moved] = await Promise.all([
      w.post(w.asha, `/user/applications/${_id}/withdraw`, { version }),
      move(0, 'offer', 'Yes.'),
    ])
    expect([withdrawn.statusCode, moved.statusCode].sort()).toEqual([200, 409])
  })

  it('is told after 30 days of silence, once, and an answer ends it', async () => {
    await apply()
    w.t.clock.advance(SILENT_DAYS * DAY_MS - 1000)
    await markSilent(w.t, w.t.clock())
    expect(await kindsFor(w, w.asha)).toEqual([])
    w.t.clock.advance(2000)
    await Promise.all([markSilent(w.t, w.t.clock()), markSilent(w.t, w.t.clock())])
    expect(await kindsFor(w, w.asha)).toEqual(['application-silent'])
    const row = await w.t.db
      .selectFrom('applications')
      .select(['silent_at', 'version'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ version: 1, silent_at: w.t.clock().toISOString() })
  })

  it('reads why an opening fits, by facts only', async () => {
    expect((await fit()).reasons).toEqual([])
    await w.t.db
      .insertInto('learner_domains')
      .values({ person_id: w.asha.account._id, position: 0, value: 'Web Development' })
      .execute()
    await w.t.db
      .insertInto('goals')
      .values({
        learner_id: w.asha.account._id,
        id: 'g',
        career_id: 'web-developer',
        title: null,
        by_month: null,
        weekly_days: 3,
        created_at: w.t.clock().toISOString(),
      })
      .execute()
    expect((await fit()).reasons).toEqual([
      { kind: 'goal', skill: 'Web Development', careerId: 'web-developer' },
    ])
    expect((await w.get('/user/openings/o1', w.mentor)).status).toBe(403)
    expect((await w.get('/user/openings/none', w.asha)).status).toBe(404)
  })
})
