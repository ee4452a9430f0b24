import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { SignedIn } from '../../testing/signedIn'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'

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

const stateOf = async (id: string) => (await w.read(asha, id)).state
const countOf = async (kind: string) => {
  const rows = await t.db
    .selectFrom('events')
    .select('dedupe_key')
    .where('kind', '=', `mentorship-${kind}` as 'mentorship-waiting')
    .execute()
  return rows.length
}

it('a request is called to mind on days 3 and 6, and expires after 7', async () => {
  const id = await w.requested(asha, ravi)
  await w.passDays(2)
  expect(await countOf('waiting')).toBe(0)
  for (const [days, reminders] of [
    [1, 1],
    [1, 1],
    [2, 2],
  ] as const) {
    await w.passDays(days)
    await w.due()
    expect(await countOf('waiting')).toBe(reminders)
  }
  expect(await stateOf(id)).toBe('requested')
  await w.passDays(1)
  expect(await stateOf(id)).toBe('expired')
  expect(await w.news(asha)).toEqual(['expired'])
  expect(await w.news(ravi)).toEqual(['requested', 'waiting', 'expired'])
  expect((await w.request(asha, ravi)).statusCode).toBe(200)
})

it('a question gives the learner seven days, and an answer the mentor', async () => {
  const id = await w.requested(asha, ravi)
  await w.passDays(6)
  await w.through(id, [[ravi, 'ask', 'When do you have time?']])
  await w.passDays(6)
  await w.through(id, [[asha, 'answer', 'In the evening.']])
  await w.passDays(6)
  expect(await stateOf(id)).toBe('requested')
  expect(await w.news(asha)).toEqual(['asked', 'waiting'])
})

it('two requests that a mentor lets expire pause new ones until the mentor resumes', async () => {
  const places = () => w.get(ravi, '/mentor/places')
  await w.requested(asha, ravi)
  await w.passDays(8)
  expect(await places()).toMatchObject({ isPaused: false })
  const second = await w.learner()
  await w.requested(second, ravi)
  await w.passDays(8)
  expect(await places()).toMatchObject({ isPaused: true, pausedBecause: 'unanswered' })
  expect(await w.news(ravi)).toContain('requests-paused')
  expect((await w.request(asha, ravi)).json().reason).toBe('paused')
  await w.post(ravi, '/mentor/places', { capacity: 3, isPaused: false })
  expect((await w.request(asha, ravi)).statusCode).toBe(200)
})

it('an answer in between, or a learner who is silent, pauses nobody', async () => {
  for (const learner of [asha, await w.learner(), await w.learner()]) {
    const id = await w.requested(learner, ravi)
    await w.through(id, [[ravi, 'ask', 'Are you sure?']])
    await w.passDays(8)
  }
  expect(await w.get(ravi, '/mentor/places')).toMatchObject({ isPaused: false })
})

it('what was accepted lapses after 14 days without the learner, and the place is free', async () => {
  const id = await w.requested(asha, ravi)
  await w.through(id, [[ravi, 'accept']])
  await w.passDays(13)
  expect(await stateOf(id)).toBe('accepted')
  await w.passDays(1)
  expect(await stateOf(id)).toBe('lapsed')
  expect(await w.taken(ravi)).toBe(0)
  for (const person of [asha, ravi]) expect(await w.news(person)).toContain('lapsed')
})

it('silence agrees to a completion after 14 days', async () => {
  const id = await w.requested(asha, ravi)
  await w.through(id, [
    [ravi, 'accept'],
    [asha, 'confirm'],
  ])
  await w.passDays(60)
  expect(await stateOf(id)).toBe('active')
  await w.holdSession(asha, ravi)
  await w.through(id, [[ravi, 'complete']])
  await w.passDays(14)
  expect(await stateOf(id)).toBe('completed')
  for (const person of [asha, ravi]) expect(await w.news(person)).toContain('completed')
})

it('two processes decide each one once', async () => {
  const id = await w.requested(asha, ravi)
  t.clock.advance(8 * DAY_MS)
  await Promise.all([w.due(), w.due(), w.due()])
  expect((await w.read(asha, id)).history.map(({ event }) => event)).toEqual(['request', 'expire'])
  expect(await countOf('expired')).toBe(2)
})

it('mails go out in a category that the link in them turns off', async () => {
  await w.requested(asha, ravi)
  t.clock.advance(20 * 60_000)
  await t.jobs.settle()
  const mail = t.mailer.sent.find(({ to }) => to === ravi.account.email)
  expect(mail?.subject).toContain('Asha asks you to be their mentor')
  const link = /\/notifications\/unsubscribe\/requests\?\S+/.exec(mail?.text ?? '')![0]
  expect((await t.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  const { modes } = await w.get(ravi, `/notifications/preferences?userId=${ravi.account._id}`)
  expect(modes.requests.mail).toBe('off')
})
