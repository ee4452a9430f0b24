import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { insertSanction } from '../../accounts/people/sanctions.repo'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { setOpeningHidden } from '../openings/hiddenOpenings.repo'
import { alertActs } from '../testing/alertActs'
import { applicationActs } from '../testing/applicationActs'
import { workWorld, type WorkWorld } from '../testing/workWorld'
import { announceOpenings } from './announceOpenings'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('before')
  w.t.clock.advance(HOUR_MS)
})
afterEach(() => w.t.close())

const { save, change, remove, told, announce } = alertActs(() => w)
const { block } = applicationActs(() => w)

it('tells of openings that are posted after the alert was saved, and adds to an unread entry', async () => {
  await save('a')
  await w.opened('o1')
  await announce()
  expect(await told()).toEqual({ a: 1 })
  await w.opened('o2')
  await w.opened('o3')
  await announce()
  await announce()
  expect(await told()).toEqual({ a: 3 })
})

it.each([
  [{ kind: 'job' }, 'job'],
  [{ place: 'Bangalore' }, 'job'],
  [{ skill: 'Programming' }, 'web'],
  [{ workplace: 'remote' }, 'remote'],
  [{ language: 'kn' }, 'job'],
  [{ level: 'fresher' }, 'job'],
  [{ payFrom: 15_000 }, 'job'],
  [{ q: 'react' }, 'web'],
  [{ q: 'zookeeper' }, undefined],
  [{ q: 'raect' }, undefined],
  [{ kind: 'job', workplace: 'remote' }, undefined],
])('the search and the filters %j find %s', async (criteria, expected) => {
  await save('a', criteria)
  await w.opened('web', {})
  await w.opened('job', {
    kind: 'job',
    title: 'Shop assistant',
    place: 'Bengaluru',
    skills: ['Sales'],
    languages: ['kn'],
    level: 'fresher',
    pay: { from: 20_000, per: 'month', currency: 'INR' },
  })
  await w.opened('remote', { title: 'Tutor', workplace: 'remote', place: '', skills: ['English'] })
  await announce()
  const { to_mail } = await w.t.db
    .selectFrom('opening_alert_people')
    .select('to_mail')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(to_mail)).toEqual(expected ? [expected] : [])
})

it('tells a person once if two alerts match, for the older one', async () => {
  await save('a', { place: 'Indore' })
  w.t.clock.advance(1000)
  await save('b', {})
  await w.opened('o1')
  await w.opened('o2', { place: 'Pune' })
  await announce()
  expect(await told()).toEqual({ a: 1, b: 1 })
})

it('does not tell again of an opening that was paused, or closed and renewed', async () => {
  await save('a')
  await w.opened('o1')
  await announce()
  const version = async () => (await w.get('/mentor/openings/o1', w.mentor)).data.version
  const act = async (name: string, more: object = {}) =>
    w.post(w.mentor, `/mentor/openings/o1/${name}`, { version: await version(), ...more })
  await act('pause')
  await act('publish')
  await act('close')
  await announce()
  await act('renew', { closesOn: w.day(20) })
  expect((await w.get('/openings/o1')).status).toBe(200)
  await announce()
  expect(await told()).toEqual({ a: 1 })
})

it('leaves out openings that are hidden, closed, or of suspended or blocked posters', async () => {
  const other = await signedInMentor(w.t)
  await w.opened('other', {}, other)
  await save('a')
  for (const id of ['hidden', 'closed', 'paused']) await w.opened(id)
  const at = w.t.clock().toISOString()
  await w.t.db.transaction().execute((tx) => setOpeningHidden(tx, 'hidden', { at, now: at }))
  await w.post(w.mentor, '/mentor/openings/closed/close', { version: 1 })
  await w.post(w.mentor, '/mentor/openings/paused/pause', { version: 1 })
  await w.opened('suspended', {}, other)
  await w.t.db
    .updateTable('mentors')
    .set({ status: 'inactive' })
    .where('id', '=', other.account._id)
    .execute()
  await announce()
  expect(await told()).toEqual({})
  await block()
  await w.opened('blocked')
  await announce()
  expect(await told()).toEqual({})
})

it('a paused alert finds nothing, and a resumed one what is posted from then on', async () => {
  await save('a')
  await save('b', { kind: 'internship' })
  await change('a', { isPaused: true })
  await remove('b')
  await w.opened('o1')
  await announce()
  await change('a', { isPaused: false })
  await announce()
  expect(await told()).toEqual({})
  await w.opened('o2')
  await announce()
  expect(await told()).toEqual({ a: 1 })
})

it('tells once if two processes run at the same time, and after a run that failed', async () => {
  await save('a')
  const stranger = await signedInLearner(w.t)
  await save('b', {}, stranger)
  await w.opened('o1')
  w.t.clock.advance(HOUR_MS)
  const clock = () => {
    throw new Error('The process has ended.')
  }
  await expect(announceOpenings({ ...w.t, clock }, w.t.clock())).rejects.toThrow('has ended')
  expect([await told(), await told(stranger)]).toEqual([{}, {}])
  await Promise.all([announceOpenings(w.t, w.t.clock()), announceOpenings(w.t, w.t.clock())])
  expect([await told(), await told(stranger)]).toEqual([{ a: 1 }, { b: 1 }])
})

it('a suspended learner is not told, and minors are', async () => {
  await save('a')
  const minor = await signedInLearner(w.t)
  await w.t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', minor.account._id).execute()
  await save('b', {}, minor)
  const now = w.t.clock().toISOString()
  const person = { id: w.asha.account._id, role: 'user' as const }
  const suspension = { person, kind: 'suspension' as const, reason: 'Spam', by: 'op', now }
  await w.t.db.transaction().execute((tx) => insertSanction(tx, suspension))
  await w.opened('o1')
  await announce()
  expect([await told(), await told(minor)]).toEqual([{}, { b: 1 }])
})

it('openings of many days are compared after a long break', async () => {
  await save('a')
  await w.opened('o1')
  w.t.clock.advance(5 * DAY_MS)
  await w.opened('o2')
  await announce()
  expect(await told()).toEqual({ a: 2 })
})
