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

const ask = (userId: string, sessionId = 'talk', headers: object = { 'x-service-key': SERVICE_KEY }) =>
  t.app.inject({
    method: 'POST',
    url: '/internal/calls/of-session',
    headers: { ...headers },
    payload: { userId, sessionId },
  })
const callOf = async (userId: string, sessionId?: string) => (await ask(userId, sessionId)).json().data.call

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

it('is told to the chat service only', async () => {
  for (const headers of [{}, { 'x-service-key': `${SERVICE_KEY}x` }])
    expect((await ask(learner, 'talk', headers)).statusCode).toBe(404)
})
