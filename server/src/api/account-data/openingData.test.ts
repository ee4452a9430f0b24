import { findPerson } from '../../accounts/people/person.repo'
import { setOpeningHidden } from '../../work/openings/hiddenOpenings.repo'
import { applicationTo, kindsFor, workWorld, type WorkWorld } from '../../work/testing/workWorld'
import { REPORTABLES } from '../domains'
import { eraseLearner, eraseMentor } from './accountErasure'
import { accountOf } from './accountExport'
import { tellPartners } from './tellPartners'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('o1', { title: 'Zookeeper' })
  await w.post(w.asha, '/openings/o1/applications', applicationTo())
  await w.post(w.asha, '/user/opening-alerts', { id: 'a1', name: 'Zoos', criteria: { q: 'zoo' } })
  const [{ id }] = (await w.t.db.selectFrom('applications').select('id').execute()) as [{ id: string }]
  await w.post(w.mentor, `/mentor/applicants/${id}/answer`, { version: 0, text: 'Thank you.' })
})
afterEach(() => w.t.close())

const now = () => w.t.clock()
const personOf = async (role: 'user' | 'mentor') =>
  (await findPerson(w.t.db, role, role === 'user' ? w.asha.account._id : w.mentor.account._id))!
const exported = async (role: 'user' | 'mentor') =>
  accountOf(w.t.db, await personOf(role), now().toISOString())
type Table =
  | 'openings'
  | 'applications'
  | 'application_events'
  | 'board_entries'
  | 'opening_alerts'
  | 'opening_alert_people'
const count = async (table: Table) => (await w.t.db.selectFrom(table).selectAll().execute()).length

it('both sides get their own part of an application', async () => {
  expect(await exported('user')).toMatchObject({
    applications: [
      { title: 'Zookeeper', note: 'I have built three pages.', history: [{ text: 'Thank you.' }] },
    ],
    applicationBoard: [{ title: 'Zookeeper', stage: 'applied' }],
    openingAlerts: [{ name: 'Zoos', criteria: '{"q":"zoo"}' }],
  })
  const mentor = await exported('mentor')
  expect(mentor).toMatchObject({
    openings: [{ title: 'Zookeeper' }],
    answersToApplicants: [{ text: 'Thank you.' }],
  })
  expect(JSON.stringify(mentor)).not.toContain('three pages')
})

it('everything of a learner goes with the account', async () => {
  const person = await personOf('user')
  await w.t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, person, { keepCertificates: false, now: now() }))
  const own = ['applications', 'application_events', 'board_entries', 'opening_alerts'] as const
  expect(await Promise.all([...own, 'opening_alert_people' as const].map(count))).toEqual([0, 0, 0, 0, 0])
  expect(await count('openings')).toBe(1)
})

it('the openings of a mentor go with the account and their words; learners keep their boards', async () => {
  const known = async () =>
    (await w.t.db.selectFrom('search_words').select('word').where('word', '=', 'zookeeper').execute()).length
  expect(await known()).toBe(1)
  const person = await personOf('mentor')
  const told = await w.t.db.transaction().execute(async (tx) => {
    const cancelled = await eraseMentor(tx, person, now())
    await tellPartners(tx, w.t, person.id, { ...cancelled, workshops: [] })
    return cancelled.applications
  })
  expect(told).toHaveLength(1)
  expect(await Promise.all([count('openings'), count('applications'), known()])).toEqual([0, 0, 0])
  const { data } = await w.get('/user/applications?stage=closed', w.asha)
  expect(data.entries).toMatchObject([{ title: 'Zookeeper' }])
  expect(data.entries[0]).not.toHaveProperty('opening')
  expect((await kindsFor(w, w.asha))[0]).toBe('application-ended')
})

it('an application that was decided stays in its column when the poster is gone, and nobody is told again', async () => {
  const { id } = await w.t.db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const offer = { version: 1, stage: 'offer', text: 'Welcome!' }
  expect((await w.post(w.mentor, `/mentor/applicants/${id}/move`, offer)).statusCode).toBe(200)
  const person = await personOf('mentor')
  const { applications } = await w.t.db.transaction().execute((tx) => eraseMentor(tx, person, now()))
  expect(applications).toEqual([])
  expect((await w.get('/user/applications?stage=offer', w.asha)).data.entries).toHaveLength(1)
})

it('a reported opening is evidence with its warnings, and is hidden and shown again', async () => {
  const report = { kind: 'opening', subjectId: 'o1', category: 'money', text: 'Asks for money' } as const
  const found = await REPORTABLES.opening.find(w.t.db, report as never)
  expect(found).toMatchObject({
    about: { id: w.mentor.account._id, role: 'mentor' },
    content: { title: 'Zookeeper', warnings: [] },
  })
  const hide = (at: string | null) =>
    w.t.db.transaction().execute((tx) => setOpeningHidden(tx, 'o1', { at, now: now().toISOString() }))
  expect(await hide(now().toISOString())).toBe(true)
  expect((await w.get('/openings/o1')).reason).toBe('removed')
  expect((await w.get('/mentor/openings/o1', w.mentor)).data.isHidden).toBe(true)
  expect(await hide(now().toISOString())).toBe(false)
  expect(await hide(null)).toBe(true)
  expect((await w.get('/openings/o1')).status).toBe(200)
})
