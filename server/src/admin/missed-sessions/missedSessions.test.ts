import { WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import {
  ATTENDANCE_HOURS,
  MENTOR_NO_SHOW_DAYS,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { reviewDueSince } from '../../mentoring/meetings/record/noShowMentors.query'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { cookiesOf, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

const CONTRADICTED_MS = ATTENDANCE_HOURS * HOUR_MS

let t: TestAdmin
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
let bela: SignedIn<Learner>
let operator: Awaited<ReturnType<TestAdmin['operator']>>
let session: { at: number; headers: { cookie: string } }
beforeEach(async () => {
  t = await TestAdmin.start()
  mentor = await signedInMentor(t.api, { name: 'Mira' })
  asha = await signedInLearner(t.api, { name: 'Asha' })
  bela = await signedInLearner(t.api, { name: 'Bela' })
  operator = await t.operator('moderator')
  session = { at: t.api.clock().getTime(), headers: operator.headers }
})
afterEach(() => t.close())

const says = ({ headers }: SignedIn<Learner | Mentor>, id: string, mark: string) =>
  t.api.app.inject({ method: 'POST', url: `/meetings/${id}/attendance`, headers, payload: { mark } })

/** A session that has just ended, to which the mentor did not come, as the learner says. */
async function missed(id: string, learner = asha) {
  await insertMeeting(t.api, { id, mentor: mentor.account._id, learner: learner.account._id, endsIn: 0 })
  expect((await says(learner, id, 'absent')).statusCode).toBe(200)
  t.api.clock.advance(HOUR_MS)
}
/** The headers of a moderator, whose session ends when the clock moves far. */
async function moderator() {
  const at = t.api.clock().getTime()
  if (at !== session.at) session = { at, headers: { cookie: cookiesOf(await t.signIn(operator.key)) } }
  return session.headers
}
const list = async () => (await t.get('/api/missed-sessions', await moderator())).json().data.rows
const own = async () =>
  (await t.get(`/api/missed-sessions/${mentor.account._id}`, await moderator())).json().data
const decide = async (change: object = {}) => {
  const body = { decision: 'spoken', note: 'Was ill, is back.', until: (await own()).sessions[0]?.countsFrom }
  return t.post(
    `/api/missed-sessions/${mentor.account._id}/decide`,
    { ...body, ...change },
    await moderator(),
  )
}
const waiting = async () =>
  (await t.get('/api/waiting', await moderator()))
    .json()
    .data.waiting.find(({ kind }: { kind: string }) => kind === 'missedSessions')

async function missedThree() {
  await missed('m1')
  await missed('m2', bela)
  await missed('m3')
  t.api.clock.advance(CONTRADICTED_MS)
}

it('a mentor waits for operators once three sessions can no longer be contradicted', async () => {
  await missed('m1')
  await missed('m2', bela)
  await missed('m3')
  t.api.clock.advance(CONTRADICTED_MS - 2 * HOUR_MS)
  expect(await list()).toEqual([])
  expect((await own()).sessions).toHaveLength(2)
  t.api.clock.advance(HOUR_MS)
  const since = t.api.clock().toISOString()
  const { _id: id, email } = mentor.account
  expect(await list()).toEqual([{ id, name: 'Mira', email, sessions: 3, learners: 2, since }])
  expect(await waiting()).toEqual({ kind: 'missedSessions', count: 1, overdue: 0, oldest: since })
  t.api.clock.advance(WAITING_LIMIT_HOURS.missedSessions * HOUR_MS + 1)
  expect(await waiting()).toMatchObject({ overdue: 1 })
})

it('sessions that the mentor contradicts, or the learner takes back, do not count', async () => {
  await missed('m1')
  await missed('m2')
  await says(mentor, 'm2', 'met')
  await missed('m3')
  await missed('m4', bela)
  await t.api.app.inject({
    method: 'POST',
    url: '/meetings/m4/attendance',
    headers: bela.headers,
    payload: {},
  })
  t.api.clock.advance(2 * CONTRADICTED_MS)
  expect((await own()).sessions.map(({ id }: { id: string }) => id)).toEqual(['m3', 'm1'])
  expect(await list()).toEqual([])
})

it('a decision is kept, and only further sessions make the mentor wait again', async () => {
  await missedThree()
  await missed('m4', bela)
  const decided = await decide()
  expect(decided.statusCode).toBe(200)
  expect(decided.json().data).toMatchObject({
    since: null,
    decisions: [{ decision: 'spoken', note: 'Was ill, is back.', at: t.api.clock().toISOString() }],
  })
  expect(await list()).toEqual([])
  expect((await decide()).json().reason).toBe('state_changed')

  t.api.clock.advance(CONTRADICTED_MS)
  expect((await own()).sessions.map(({ isDecided }: { isDecided: boolean }) => isDecided)).toEqual([
    false,
    true,
    true,
    true,
  ])
  await missed('m5')
  await missed('m6')
  t.api.clock.advance(CONTRADICTED_MS)
  expect(await list()).toMatchObject([{ sessions: 3, learners: 2 }])
  expect((await decide({ decision: 'sanctioned' })).statusCode).toBe(200)
  expect((await own()).decisions).toHaveLength(2)
})

it('an operator decides about what he or she has seen', async () => {
  await missedThree()
  const seen = (await own()).sessions[0].countsFrom
  await missed('m4')
  t.api.clock.advance(CONTRADICTED_MS)
  await decide({ until: seen })
  expect((await own()).sessions.map(({ isDecided }: { isDecided: boolean }) => isDecided)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

it('what is no decision is refused', async () => {
  expect((await decide({ until: t.api.clock().toISOString() })).json().reason).toBe('state_changed')
  await missedThree()
  expect((await decide({ note: ' ' })).json().fields).toHaveProperty('note')
  expect((await decide({ decision: 'forgotten' })).statusCode).toBe(400)
  expect((await decide({ until: '2026-01-01T00:00:00.000Z' })).json().reason).toBe('state_changed')
  expect((await t.get('/api/missed-sessions/nobody', await moderator())).statusCode).toBe(404)
  expect((await t.get(`/api/missed-sessions/${asha.account._id}`, await moderator())).statusCode).toBe(404)
  expect(await list()).toHaveLength(1)
})

it('a decision is in the audit', async () => {
  await missedThree()
  await decide()
  const { headers } = await t.operator('owner')
  const act = encodeURIComponent('missed-sessions decide')
  const { records } = (await t.get(`/api/audit?act=${act}`, headers)).json().data
  expect(records).toMatchObject([{ target: mentor.account._id, reason: 'spoken: Was ill, is back.' }])
})

it('the mentors who wait longest come first', async () => {
  await missedThree()
  const first = mentor.account._id
  mentor = await signedInMentor(t.api, { name: 'Noor' })
  for (const id of ['n1', 'n2', 'n3']) await missed(id)
  t.api.clock.advance(CONTRADICTED_MS)
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([first, mentor.account._id])
})

it('three sessions count within the days, and a decision is due from the last of them', () => {
  const day = (number: number) => new Date(number * DAY_MS).toISOString()
  expect(reviewDueSince([day(1), day(2)])).toBeUndefined()
  expect(reviewDueSince([day(1), day(2), day(2 + MENTOR_NO_SHOW_DAYS)])).toBeUndefined()
  expect(reviewDueSince([day(1), day(50), day(1 + MENTOR_NO_SHOW_DAYS), day(200)])).toBe(
    day(1 + MENTOR_NO_SHOW_DAYS),
  )
})
