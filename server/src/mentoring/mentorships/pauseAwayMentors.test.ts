import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { pauseAwayMentors } from './pauseAwayMentors'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  asha = await w.learner('Asha')
  ravi = await w.mentor('Ravi')
})
afterEach(() => t.close())

/** Lets days pass in which only Asha uses the site. */
async function passAlone(days: number) {
  t.clock.advance(days * DAY_MS)
  const at = t.clock().toISOString()
  const expires_at = new Date(t.clock().getTime() + DAY_MS).toISOString()
  await t.db
    .updateTable('sessions')
    .set({ expires_at, last_used_at: at })
    .where('person_id', '=', asha.account._id)
    .execute()
  await pauseAwayMentors(t, t.clock())
}
/** Lets a person use the site again. */
const comesBack = ({ account }: SignedIn<Learner | Mentor>) =>
  t.db
    .updateTable('sessions')
    .set({
      last_used_at: t.clock().toISOString(),
      expires_at: new Date(t.clock().getTime() + DAY_MS).toISOString(),
    })
    .where('person_id', '=', account._id)
    .execute()
const awayNews = async () => (await w.news(ravi)).filter((kind) => kind === 'mentor-away')

it('30 days without a visit pause new requests, with a word by mail and bell, until the mentor resumes', async () => {
  await passAlone(29)
  expect((await w.get(asha, `/mentors/${ravi.account._id}/mentoring`)).state).toBe('open')
  await passAlone(2)
  await passAlone(0)
  expect((await w.request(asha, ravi)).json().reason).toBe('paused')
  await t.jobs.settle()
  t.clock.advance(DAY_MS)
  await t.jobs.settle()
  const mails = t.mailer.sent.filter(({ to, text }) => to === ravi.account.email && /30/.test(text))
  expect(mails).toHaveLength(1)
  await comesBack(ravi)
  expect(await awayNews()).toHaveLength(1)
  expect(await w.get(ravi, '/mentor/places')).toMatchObject({ isPaused: true, isAway: true })
  await w.post(ravi, '/mentor/places', { capacity: 3, isPaused: false })
  await pauseAwayMentors(t, t.clock())
  expect(await w.get(ravi, '/mentor/places')).toMatchObject({ isPaused: false })
  await comesBack(asha)
  expect((await w.request(asha, ravi)).statusCode).toBe(200)
})

it('a request that waits goes on, and can still be accepted', async () => {
  await passAlone(28)
  const id = await w.requested(asha, ravi)
  await passAlone(3)
  await comesBack(ravi)
  expect(await w.get(ravi, '/mentor/places')).toMatchObject({ isAway: true })
  await w.through(id, [[ravi, 'accept']])
  expect((await w.read(asha, id)).state).toBe('accepted')
})

it('who was here in a known week, was approved lately, or has paused alone is left in peace', async () => {
  t.clock.advance(40 * DAY_MS)
  const day = (days: number) => new Date(t.clock().getTime() - days * DAY_MS).toISOString()
  await t.db.deleteFrom('sessions').where('person_id', '=', ravi.account._id).execute()
  const isPaused = async () => {
    await pauseAwayMentors(t, t.clock())
    return (await t.db.selectFrom('mentor_places').select('pause_reason').execute()).length > 0
  }
  const set = (values: { active_week?: string; updated_at?: string }) =>
    t.db.updateTable('mentors').set(values).where('id', '=', ravi.account._id).execute()
  await set({ active_week: day(33).slice(0, 10) })
  expect(await isPaused()).toBe(false)
  await set({ active_week: day(38).slice(0, 10), updated_at: day(2) })
  expect(await isPaused()).toBe(false)
  await set({ updated_at: day(31) })
  expect(await isPaused()).toBe(true)
})
