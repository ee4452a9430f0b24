import type { Learner } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  WORKSHOP_MESSAGES_PAGE,
  WORKSHOP_MESSAGE_MAX,
  WORKSHOP_MESSAGES_PER_DAY,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { workshopWorld, type WorkshopWorld } from '../../../testing/workshopWorld'

let w: WorkshopWorld
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
let meena: SignedIn<Learner>
beforeEach(async () => {
  w = await workshopWorld()
  await w.opened({ seats: 2 })
  asha = await w.learner('Asha')
  ravi = await w.learner('Ravi')
  meena = await w.learner('Meena')
  for (const person of [asha, ravi, meena]) await w.join(person)
})
afterEach(() => w.t.close())

const LINK = 'The material: https://example.org/slides'
let number = 0
const send = (text = LINK, id = `m${number++}`, person: Parameters<typeof w.post>[0] = w.mentor) =>
  w.post(person, '/mentor/workshops/w1/messages', { id, text })
const read = (person: Parameters<typeof w.post>[0], query = '') =>
  w.get(`/workshops/w1/messages${query}`, person)
const textsFor = async (person: Parameters<typeof w.post>[0]) =>
  (await read(person)).data.messages.map(({ text }: { text: string }) => text)
const toldOf = async (person: SignedIn<Learner>) =>
  (await w.kindsFor(person)).filter((kind) => kind === 'workshop-message').length
const overSince = (hours: number) =>
  w.t.clock.advance(Date.parse(w.at(49)) - w.t.clock().getTime() + hours * HOUR_MS)

it('reaches those with a seat, now and later, by page, bell and mail; nobody else reads it', async () => {
  expect((await send()).statusCode).toBe(200)
  for (const person of [asha, ravi, w.mentor]) expect(await textsFor(person)).toEqual([LINK])
  expect([await toldOf(asha), await toldOf(ravi), await toldOf(meena)]).toEqual([1, 1, 0])
  expect((await read(meena)).status).toBe(404)
  expect((await read(await w.learner('Other'))).status).toBe(404)
  expect((await read(await signedInMentor(w.t))).status).toBe(404)
  expect((await w.get('/workshops/w1/messages')).status).toBe(401)

  w.t.clock.advance(HOUR_MS)
  await w.t.jobs.settle()
  const mails = w.t.mailer.sent.filter(({ text }) => text.includes('from the mentor of the workshop'))
  expect(mails.map(({ to }) => to).sort()).toEqual([asha.account.email, ravi.account.email].sort())
  // As with unread chat messages, the mail says that there is a message, but not what it says.
  expect(mails[0]!.text).not.toContain('slides')

  await w.post(asha, '/workshops/w1/leave')
  expect((await read(asha)).status).toBe(404)
  expect(await textsFor(meena)).toEqual([LINK])
})

it('is sent once, however often the request is repeated', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send(LINK, 'same')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await textsFor(asha)).toEqual([LINK])
  expect(await toldOf(asha)).toBe(1)
  expect((await send('Something else', 'same')).json().fields).toHaveProperty('id')
})

it('is refused if it is empty, too long, or not by the mentor of the workshop', async () => {
  expect((await send(' ')).json().fields).toHaveProperty('text')
  expect((await send('अ'.repeat(WORKSHOP_MESSAGE_MAX + 1))).json().fields).toHaveProperty('text')
  expect((await send(LINK, 'x', await signedInMentor(w.t))).statusCode).toBe(404)
  expect((await send(LINK, 'x', asha)).statusCode).toBe(403)
})

it('can be sent a few times within 24 hours', async () => {
  for (let sent = 0; sent < WORKSHOP_MESSAGES_PER_DAY; sent++) {
    expect((await send(`No. ${sent}`)).statusCode).toBe(200)
    w.t.clock.advance(HOUR_MS)
  }
  const refused = await send('One more')
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(refused.headers['retry-after']).toBe(String(21 * 3600))
  w.t.clock.advance(21 * HOUR_MS)
  expect((await send('The next day')).statusCode).toBe(200)
})

describe('a message that its mentor takes back', () => {
  const takeBack = (person: Parameters<typeof w.post>[0] = w.mentor, id = 'same') =>
    w.post(person, `/mentor/workshops/w1/messages/${id}/take-back`)

  it('is gone for everybody, also for who gets a seat later; repeating it changes nothing', async () => {
    await send(LINK, 'same')
    await send('Something else')
    for (let times = 0; times < 2; times++) expect((await takeBack()).statusCode).toBe(200)
    for (const person of [asha, ravi, w.mentor]) expect(await textsFor(person)).toEqual(['Something else'])
    expect((await read(asha)).data.pagination.totalItems).toBe(1)
    await w.post(asha, '/workshops/w1/leave')
    expect(await textsFor(meena)).toEqual(['Something else'])
    // The client sends the same request again.
    expect((await send(LINK, 'same')).statusCode).toBe(200)
    expect(await textsFor(meena)).toEqual(['Something else'])
  })

  it('is an own one', async () => {
    await send(LINK, 'same')
    await w.save({ id: 'w2', start: w.at(240) })
    const elsewhere = await w.post(w.mentor, '/mentor/workshops/w2/messages/same/take-back')
    const refused = [await takeBack(await signedInMentor(w.t)), await takeBack(w.mentor, 'none'), elsewhere]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await takeBack(asha)).statusCode).toBe(403)
    expect(await textsFor(asha)).toEqual([LINK])
  })

  it('still counts for the limit of a day', async () => {
    await send(LINK, 'same')
    await takeBack()
    for (let sent = 1; sent < WORKSHOP_MESSAGES_PER_DAY; sent++)
      expect((await send(`No. ${sent}`)).statusCode).toBe(200)
    expect((await send('One more')).json()).toMatchObject({ code: 'rate_limited' })
  })

  it('can be one of long ago, of a cancelled workshop, and of a mentor who is limited', async () => {
    await send(LINK, 'same')
    await w.post(w.mentor, '/mentor/workshops/w1/cancel', { revision: 1 })
    await w.sanction(w.mentor, 'limit')
    overSince(8 * 24)
    expect((await takeBack()).statusCode).toBe(200)
    expect(await textsFor(asha)).toEqual([])
  })
})

it('can be sent and read for a while after the end, and not to a draft or a cancelled workshop', async () => {
  overSince(6 * 24)
  expect((await send()).statusCode).toBe(200)
  expect(await textsFor(asha)).toEqual([LINK])
  w.t.clock.advance(2 * 24 * HOUR_MS)
  expect((await send()).json()).toMatchObject({ code: 'session_changed', reason: 'messages_closed' })
  expect(await textsFor(asha)).toEqual([LINK])
  await w.save({ id: 'w2', start: w.at(240) })
  const draft = await w.post(w.mentor, '/mentor/workshops/w2/messages', { id: 'd', text: LINK })
  expect(draft.json().reason).toBe('messages_closed')
})

it('is not sent by a mentor who is limited, and not to people who are suspended or blocked', async () => {
  overSince(1)
  const pair = { learner_id: ravi.account._id, mentor_id: w.mentor.account._id }
  const blocked = { ...pair, by_learner: 1 as const, by_mentor: 0 as const, changed_at: w.at(0) }
  await w.t.db.insertInto('blocked_pairs').values(blocked).execute()
  await send()
  expect([await toldOf(asha), await toldOf(ravi)]).toEqual([1, 0])
  expect((await read(ravi)).status).toBe(404)
  await w.sanction(asha, 'suspension')
  await send('After the suspension')
  const told = await w.t.db.selectFrom('notifications').select('count').where('kind', '=', 'workshop-message')
  expect(await told.execute()).toEqual([{ count: 1 }])
  await w.sanction(w.mentor, 'limit')
  expect((await send()).json()).toMatchObject({ code: 'forbidden', reason: 'contact_limited' })
})

it('comes in pages, the latest first', async () => {
  const day = (count: number) => new Date(w.t.clock().getTime() - count * DAY_MS).toISOString()
  const rows = Array.from({ length: WORKSHOP_MESSAGES_PAGE + 1 }, (_, index) => ({
    id: `old-${index}`,
    workshop_id: 'w1',
    text: `No. ${index}`,
    sent_at: day(index),
  }))
  await w.t.db.insertInto('workshop_messages').values(rows).execute()
  expect((await textsFor(asha))[0]).toBe('No. 0')
  const { data } = await read(asha, '?page=2')
  expect(data.messages).toHaveLength(1)
  expect(data.pagination).toMatchObject({ totalItems: rows.length, totalPages: 2 })
})
