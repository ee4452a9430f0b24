import { OPEN_SESSIONS_MAX } from '@mentor-connect/contract/messages/callsInternal'
import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { SERVICE_KEY } from '../../testing/chatApi'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertMeeting } from './testing/insertMeeting'

let t: TestApp
let learner: string
let mentor: string
beforeEach(async () => {
  t = await testApp({ serviceKey: SERVICE_KEY })
  learner = (await signedInLearner(t)).account._id
  mentor = (await signedInMentor(t)).account._id
  // It begins in one hour and takes half an hour.
  await insertMeeting(t, { id: 'talk', mentor, learner, endsIn: 1.5 * HOUR_MS })
})
afterEach(() => t.close())

const KEY = { 'x-service-key': SERVICE_KEY }
const post = (path: string, payload: object, headers: object) =>
  t.app.inject({ method: 'POST', url: `/internal/calls/${path}`, headers: { ...headers }, payload })
const ask = (userId: string, sessionId = 'talk', headers: object = KEY) =>
  post('of-session', { userId, sessionId }, headers)
const callOf = async (userId: string, sessionId?: string) => (await ask(userId, sessionId)).json().data.call
const openAmong = async (...sessionIds: string[]) =>
  (await post('open-sessions', { sessionIds }, KEY)).json().data.sessionIds

it('is open from 15 minutes before a session until 30 minutes after it, for its two people', async () => {
  const closesAt = new Date(t.clock().getTime() + 2 * HOUR_MS).toISOString()
  t.clock.advance(45 * MINUTE_MS - 1)
  expect(await callOf(learner)).toBeUndefined()
  t.clock.advance(1)
  expect(await callOf(learner)).toEqual({ partnerId: mentor, closesAt })
  expect(await callOf(mentor)).toEqual({ partnerId: learner, closesAt })
  t.clock.advance(75 * MINUTE_MS - 1)
  expect(await callOf(learner)).toBeDefined()
  t.clock.advance(1)
  expect(await callOf(learner)).toBeUndefined()
})

it('is closed to others, and when the session was cancelled', async () => {
  t.clock.advance(HOUR_MS)
  const other = (await signedInLearner(t, { name: 'Mira' })).account._id
  expect(await callOf(other)).toBeUndefined()
  expect(await callOf(learner, 'unknown')).toBeUndefined()
  await t.db.updateTable('meetings').set({ state: 'cancelled' }).where('id', '=', 'talk').execute()
  expect(await callOf(learner)).toBeUndefined()
})

it('is known for many sessions at once', async () => {
  expect(await openAmong('talk')).toEqual([])
  t.clock.advance(HOUR_MS)
  expect(await openAmong('talk', 'unknown')).toEqual(['talk'])
  expect(await openAmong()).toEqual([])
  await t.db.updateTable('meetings').set({ state: 'cancelled' }).where('id', '=', 'talk').execute()
  expect(await openAmong('talk')).toEqual([])
})

it('is told to the chat service only, and for a limited number of sessions', async () => {
  for (const headers of [{}, { 'x-service-key': `${SERVICE_KEY}x` }]) {
    expect((await ask(learner, 'talk', headers)).statusCode).toBe(404)
    expect((await post('open-sessions', { sessionIds: ['talk'] }, headers)).statusCode).toBe(404)
  }
  const tooMany = Array.from({ length: OPEN_SESSIONS_MAX + 1 }, (_, index) => `talk-${index}`)
  expect((await post('open-sessions', { sessionIds: tooMany }, KEY)).statusCode).toBe(400)
})
