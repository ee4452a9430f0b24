import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS, MINUTE_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { deliverNotification } from './notifier'
import { notifier, type NewEvent } from './notifier'
import { itRaces } from '../../testing/raceTests'

// The clock of the tests starts at 14:00 Indian time.

let t: TestApp
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  ravi = await signedInMentor(t, { email: 'ravi@example.org' })
  await insertCourse(t.db, { id: 'bread', title: 'Bread', mentorId: ravi.account._id })
})
afterEach(() => t.close())

type Anybody = Pick<SignedIn<Learner | Mentor>, 'account' | 'headers'>
async function get(who: Anybody, path: string, query = '') {
  const url = `${path}?userId=${who.account._id}${query}`
  return (await t.app.inject({ url, headers: who.headers })).json().data
}
const post = (who: Anybody, url: string, body: object) =>
  t.app.inject({ method: 'POST', url, headers: who.headers, payload: { userId: who.account._id, ...body } })
const list = (who: Anybody, query = '') => get(who, '/notifications', query)

async function enrol(courseId = 'bread') {
  const learner = await signedInLearner(t)
  await post(learner, '/user/add-course', { courseId, courseName: 'Bread' })
  return learner
}
const record = (event: Partial<NewEvent> & { key: string }) =>
  t.db
    .transaction()
    .execute((tx) =>
      notifier(t).record(tx, { kind: 'enrolment', subject: 'bread', to: ravi.account._id, ...event }),
    )
const mailsToRavi = () => t.mailer.sent.filter(({ to }) => to === 'ravi@example.org')
/** Chooses to get mails about courses at once and at any hour, instead of collected in the morning. */
async function choose(
  who: Anybody,
  { mail = 'now', quiet = { from: 0, until: 0 }, timeZone = 'Asia/Kolkata' } = {},
) {
  const { modes } = await get(who, '/notifications/preferences')
  const learning = { ...modes.learning, mail }
  return post(who, '/notifications/preferences', {
    modes: { ...modes, learning },
    quietHours: quiet,
    timeZone,
  })
}

describe('the list', () => {
  it('has one entry for enrolments in one course, until it is read', async () => {
    await enrol()
    await enrol()
    const first = await list(ravi)
    expect(first).toMatchObject({
      unread: 1,
      hasMore: false,
      notifications: [{ kind: 'enrolment', subject: 'bread', name: 'Bread', count: 2, isRead: false }],
    })
    const { seq } = first.notifications[0]
    expect((await post(ravi, '/notifications/read', { upToSeq: seq })).json().data).toEqual({ unread: 0 })
    await enrol()
    const { unread, notifications } = await list(ravi)
    expect(unread).toBe(1)
    expect(
      notifications.map(({ count, isRead }: { count: number; isRead: boolean }) => [count, isRead]),
    ).toEqual([
      [1, false],
      [2, true],
    ])
  })

  it('has pages in both directions', async () => {
    for (let i = 0; i < 25; i += 1)
      await record({ kind: 'certificate-issued', subject: `c${i}`, key: `c${i}` })
    const latest = await list(ravi)
    expect(latest).toMatchObject({ hasMore: true, unread: 25 })
    expect(latest.notifications).toHaveLength(20)
    const older = await list(ravi, `&before=${latest.notifications.at(-1).seq}`)
    expect(older.notifications).toHaveLength(5)
    expect(older.hasMore).toBe(false)
    const after = await list(ravi, `&after=${latest.notifications[1].seq}`)
    expect(after.notifications.map(({ seq }: { seq: number }) => seq)).toEqual([latest.notifications[0].seq])
  })

  it('tells of reviews and certificates, once each', async () => {
    const learner = await enrol()
    await post(learner, '/user/update-progress', { courseId: 'bread', progress: { '0-0': 'in-progress' } })
    for (const rating of [4, 5])
      await post(learner, '/resource/save-review', { courseId: 'bread', rating, comment: '' })
    const kinds = (await list(ravi)).notifications.map(({ kind, count }: { kind: string; count: number }) => [
      kind,
      count,
    ])
    expect(kinds).toEqual([
      ['review', 1],
      ['enrolment', 1],
    ])
  })

  it('is nobody else’s', async () => {
    await enrol()
    const asha = await signedInLearner(t)
    const { headers } = asha
    const userId = ravi.account._id
    const urls = [`/notifications?userId=${userId}`, `/notifications/preferences?userId=${userId}`]
    for (const url of urls) expect((await t.app.inject({ url, headers })).statusCode).toBe(403)
    for (const url of urls) expect((await t.app.inject({ url })).statusCode).toBe(401)
    const [entry] = (await list(ravi)).notifications
    await post(asha, '/notifications/read', { ids: [entry._id], upToSeq: 99 })
    expect((await list(ravi)).unread).toBe(1)
  })

  it('is deleted with the account, and names of deleted learners leave the lists of others', async () => {
    const learner = await enrol()
    await post(learner, '/account/erase', { password: 'correct horse battery' })
    const rows = await t.db.selectFrom('notifications').select('actor').execute()
    expect(rows).toEqual([{ actor: null }])
    await t.db.deleteFrom('courses').execute()
    expect((await list(ravi)).notifications[0]).not.toHaveProperty('name')
  })
})

describe('mail', () => {
  it('waits a quarter of an hour, collects what is due, and can be turned off by one click', async () => {
    await choose(ravi)
    await enrol()
    t.clock.advance(15 * MINUTE_MS - 1)
    await t.jobs.settle()
    expect(mailsToRavi()).toEqual([])
    t.clock.advance(1)
    await t.jobs.settle()
    expect(mailsToRavi()).toHaveLength(1)
    const [mail] = mailsToRavi()
    expect(mail!.text).toContain('1 new learner in “Bread”')
    const { pathname, search } = new URL(mail!.unsubscribeUrl!)
    expect((await t.app.inject(pathname + search)).body).toContain('<form method="post">')
    const mode = async () => (await get(ravi, '/notifications/preferences')).modes.learning.mail
    expect(await mode()).toBe('now')
    const stopped = await t.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.statusCode).toBe(200)
    expect(await mode()).toBe('off')
  })

  it('is not sent about what was read meanwhile', async () => {
    await choose(ravi)
    await enrol()
    await post(ravi, '/notifications/read', { upToSeq: 1 })
    t.clock.advance(HOUR_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toEqual([])
  })

  it('comes in the morning unless it is wanted at once: one for all courses', async () => {
    await insertCourse(t.db, { id: 'cake', title: 'Cake', mentorId: ravi.account._id })
    await enrol('bread')
    await enrol('cake')
    t.clock.advance(12 * HOUR_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toEqual([])
    t.clock.advance(6 * HOUR_MS + MINUTE_MS)
    await t.jobs.settle()
    expect(mailsToRavi().map(({ subject }) => subject)).toEqual([
      'New in your courses and reviews on Mentor-Connect · मेंटर-कनेक्ट पर आपके कोर्स और समीक्षाओं में नया',
    ])
  })

  it('waits for the end of quiet hours in the person’s zone', async () => {
    await choose(ravi, { quiet: { from: 14 * 60, until: 16 * 60 } })
    await enrol()
    t.clock.advance(2 * HOUR_MS - MINUTE_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toEqual([])
    expect((await list(ravi)).unread).toBe(1)
    t.clock.advance(MINUTE_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toHaveLength(1)
  })

  it('is sent at most three times in 24 hours', async () => {
    await choose(ravi)
    for (let i = 0; i < 5; i += 1) {
      await insertCourse(t.db, { id: `c${i}`, title: `Course ${i}`, mentorId: ravi.account._id })
      await record({ subject: `c${i}`, key: `${i}` })
      t.clock.advance(20 * MINUTE_MS)
      await t.jobs.settle()
    }
    expect(mailsToRavi()).toHaveLength(3)
    t.clock.advance(DAY_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toHaveLength(4)
  })
})

describe('preferences', () => {
  it('refuse what a category does not offer', async () => {
    const { modes, quietHours, timeZone } = await get(ravi, '/notifications/preferences')
    expect(modes.safety).toEqual({ push: 'now', mail: 'now' })
    const changed = { modes: { ...modes, safety: { push: 'now', mail: 'off' } }, quietHours, timeZone }
    expect((await post(ravi, '/notifications/preferences', changed)).statusCode).toBe(400)
    const odd = { modes, quietHours: { from: 7, until: 8 }, timeZone }
    expect((await post(ravi, '/notifications/preferences', odd)).statusCode).toBe(400)
  })
})

describe('many events', () => {
  it('10,000 events in a minute are one entry with a count, and one delivery', async () => {
    await choose(ravi)
    for (let i = 0; i < 10_000; i += 100) {
      await t.db.transaction().execute(async (tx) => {
        const { record: note } = notifier(t)
        for (let n = i; n < i + 100; n += 1)
          await note(tx, { kind: 'enrolment', subject: 'bread', to: ravi.account._id, key: `${n}` })
      })
      t.clock.advance(600)
    }
    const { notifications, unread } = await list(ravi)
    expect([unread, notifications.length, notifications[0].count]).toEqual([1, 1, 10_000])
    t.clock.advance(HOUR_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toHaveLength(1)
    expect(await t.db.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
  })

  itRaces('a repeated event counts once, also when two processes record it at the same time', async () => {
    const same = await Promise.all([1, 2, 3].map(() => record({ key: 'same' })))
    expect(same.filter(Boolean)).toHaveLength(1)
    expect((await list(ravi)).notifications[0].count).toBe(1)
  })

  it('reading while a mail is being sent: either it was read before and no mail is sent, or one is', async () => {
    await choose(ravi)
    let mails = 0
    for (let round = 0; round < 20; round += 1) {
      await insertCourse(t.db, { id: `r${round}`, title: `Course ${round}`, mentorId: ravi.account._id })
      await record({ subject: `r${round}`, key: `r${round}` })
      t.clock.advance(15 * MINUTE_MS)
      const before = mailsToRavi().length
      const reading = post(ravi, '/notifications/read', { upToSeq: 1000 })
      await Promise.all([t.jobs.settle(), reading])
      await t.jobs.settle()
      const states = await t.db
        .selectFrom('deliveries')
        .innerJoin('notifications', 'notifications.id', 'notification_id')
        .select('state')
        .where('subject', '=', `r${round}`)
        .where('channel', '=', 'mail')
        .execute()
      const sent = mailsToRavi().length - before
      expect([{ state: sent ? 'sent' : 'dropped' }]).toEqual(states)
      mails += sent
      t.clock.advance(DAY_MS)
    }
    expect(mails).toBe(mailsToRavi().length)
  })

  it('a channel that sends five times as much as usual is held back, on the whole site', async () => {
    await choose(ravi)
    const at = t.clock().toISOString()
    const row = (id: number) => ({
      id: `${id}`,
      person_id: `p${id}`,
      channel: 'mail' as const,
      grouping: 'g',
      at,
    })
    for (let i = 0; i < 1001; i += 77)
      await t.db
        .insertInto('deliveries_sent')
        .values(Array.from({ length: Math.min(77, 1001 - i) }, (_, n) => row(i + n)))
        .execute()
    await enrol()
    t.clock.advance(15 * MINUTE_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toEqual([])
    t.clock.advance(HOUR_MS)
    await t.jobs.settle()
    expect(mailsToRavi()).toHaveLength(1)
  })
})

itRaces('two processes deliver once', async () => {
  await choose(ravi)
  await enrol()
  t.clock.advance(15 * MINUTE_MS)
  const outcomes: string[] = []
  t.jobs.onEvent(({ job, outcome }) => job.kind === deliverNotification.name && outcomes.push(outcome))
  await Promise.all([t.jobs.settle(), t.jobs.settle()])
  expect(mailsToRavi()).toHaveLength(1)
  expect(outcomes).toContain('done')
})
