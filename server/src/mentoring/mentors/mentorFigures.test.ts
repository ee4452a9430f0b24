import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { getReplyTimes, type ReplyTimes } from '@mentor-connect/contract/messages/chatInternal'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { askChat } from '../../platform/http/askChat'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { handleRecurringJobs } from '../../platform/jobs/recurringJob'
import { mentorFigures } from './mentorFigures'

let t: TestApp
let chat: ChatDoors
let mentor: SignedIn<Mentor>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp()
  mentor = await signedInMentor(t)
  const ask = askChat(chat.config)
  const replyTimes = (mentors: string[]) => ask<ReplyTimes>(getReplyTimes, { mentors })
  handleRecurringJobs(t.jobs, [mentorFigures({ ...t, replyTimes })])
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

const SIX_HOURS_MS = 6 * HOUR_MS
async function measured(medianHours?: number) {
  const id = mentor.account._id
  chat.replyTimes = medianHours === undefined ? [] : [{ mentor: id, medianHours }]
  t.clock.advance(SIX_HOURS_MS)
  await t.jobs.settle()
  return (await t.app.inject({ url: `/mentor/get-mentor/${id}` })).json().data as Mentor
}

it.each([
  [3, 'day'],
  [24, 'day'],
  [60, 'three-days'],
  [168, 'week'],
  [336, undefined],
  [undefined, undefined],
])('a median of %s hours is shown as %s', async (hours, shown) => {
  expect((await measured(hours)).replyWithin).toBe(shown)
})

it('says in which week the mentor was here, and remembers it', async () => {
  expect((await measured()).activeWeek).toBe('2026-11-16')
  await t.db.deleteFrom('sessions').execute()
  t.clock.advance(30 * 24 * HOUR_MS)
  expect((await measured()).activeWeek).toBe('2026-11-16')
})

it('renews rendered pages only if something has changed', async () => {
  const noted = async () => {
    const rows = await t.db.selectFrom('content_changes').select('tag').execute()
    await t.db.deleteFrom('content_changes').execute()
    return rows.filter(({ tag }) => tag === `mentor:${mentor.account._id}`).length
  }
  await measured(3)
  await noted()
  await measured(5)
  expect(await noted()).toBe(0)
  await measured(100)
  expect(await noted()).toBe(1)
})

it('keeps what is known while chat does not respond', async () => {
  await measured(3)
  chat.isDown = true
  expect((await measured(300)).replyWithin).toBe('day')
})
