import type { Learner } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../../testing/chatDoors'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'
import { accountDataService } from '../accountData.service'
import { chatPeople } from '../../../kernel/chat-service/chatPeople'
import { insertCourse, insertMentor } from '../../../courses/catalogue/testing/insertCourse'
import { endUnusedAccounts } from './unusedAccounts.jobs'

const EMAIL = 'asha@example.org'

let chat: ChatDoors
let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  asha = await signedInLearner(t, { email: EMAIL })
  await t.db.updateTable('learners').set({ language: 'hi' }).execute()
  t.mailer.sent.length = 0
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

/** Runs the job on this day in two processes at once, and sends the queued mails. */
async function runOn(day: string) {
  t.clock.advance(Date.parse(`${day}T12:00:00.000Z`) - t.clock().getTime())
  const accountData = accountDataService({ ...t, chat: chatPeople(t.config) })
  const run = () => endUnusedAccounts({ ...t, accountData }, t.clock())
  await Promise.all([run(), run()])
  await t.jobs.settle()
}

const mails = () => t.mailer.sent.filter(({ to }) => to === EMAIL)
const exists = async () =>
  (await t.db.selectFrom('learners').select('id').where('id', '=', asha.account._id).execute()).length === 1
const logIn = () =>
  t.app.inject({ method: 'POST', url: '/user/login-user', payload: { email: EMAIL, password: PASSWORD } })

/** Sends all three mails about an account that was last used on 20 November 2026 and is due on 20 November 2029. */
async function warnThreeTimes() {
  await runOn('2029-09-22')
  await runOn('2029-10-22')
  await runOn('2029-11-14')
}

it('tells the owner 60, 30 and 7 days before, once each, then deletes the account', async () => {
  await runOn('2029-09-18')
  expect(mails()).toHaveLength(0)
  await warnThreeTimes()
  await runOn('2029-11-19')
  expect(mails()).toHaveLength(3)
  expect(mails()[0]!.subject).toBe('आपका मेंटर-कनेक्ट खाता 21 नवंबर 2029 को हटा दिया जाएगा')
  expect(await exists()).toBe(true)

  await runOn('2029-11-22')
  expect(await exists()).toBe(false)
  expect(chat.erased).toEqual([asha.account._id])
  expect(mails()).toHaveLength(4)
  expect(mails()[3]!.text).toContain('36 महीने')
  expect(await t.db.selectFrom('account_use').selectAll().execute()).toEqual([])
})

it('keeps certificates, so that others can still verify them', async () => {
  const times = { created_at: '2026-11-20T08:30:00.000Z', updated_at: '2026-11-20T08:30:00.000Z' }
  const names = { course_name: 'Bread', instructor_name: 'Ravi', learner_name: 'Asha Verma' }
  const certificate = { id: 'cert', learner_id: asha.account._id, course_id: 'bread' }
  await t.db
    .insertInto('certificates')
    .values({ ...certificate, ...names, ...times })
    .execute()
  await warnThreeTimes()
  await runOn('2029-11-22')
  const verified = await t.app.inject({ url: '/user/verify-certificate?certificateId=cert' })
  expect(verified.json().data).toMatchObject({ learnerName: 'Asha Verma' })
})

it('deletes nobody sooner after a mail than the mail says, also when mails come late', async () => {
  await runOn('2035-01-01')
  await runOn('2035-01-02')
  expect(mails()).toHaveLength(1)
  expect(mails()[0]!.subject).toContain('2 मार्च 2035')
  await runOn('2035-03-02')
  await runOn('2035-03-03')
  expect(await exists()).toBe(true)
})

it('keeps an account that is used again, and counts from then', async () => {
  await warnThreeTimes()
  expect((await logIn()).statusCode).toBe(200)
  await runOn('2029-11-22')
  expect(await exists()).toBe(true)
  await runOn('2032-09-20')
  expect(mails().filter(({ text }) => text.includes('/account/keep?'))).toHaveLength(4)
})

it('keeps it by the link of any of the mails; opening the link changes nothing', async () => {
  await warnThreeTimes()
  const [, link = ''] = /(http\S+\/account\/keep\?token=\S+)/.exec(mails()[0]!.text) ?? []
  const url = link.replace(t.config.apiUrl, '')
  const warned = async () => (await t.db.selectFrom('account_use').select('warned').execute())[0]!.warned
  expect((await t.app.inject({ url })).body).toContain('Keep my account')
  expect(await warned()).toBe(3)
  expect((await t.app.inject({ method: 'POST', url })).body).toContain('Your account stays.')
  expect(await warned()).toBe(0)
  expect((await t.app.inject({ method: 'POST', url: url.replace('user', 'mentor') })).statusCode).toBe(400)
  await runOn('2029-11-22')
  expect(await exists()).toBe(true)
})

const UNTIL_DUE = '2029-11-10T12:00:00.000Z'

it.each<[string, (id: string) => Promise<unknown>]>([
  [
    'on hold',
    (id) =>
      t.db
        .updateTable('account_use')
        .set({ held_at: UNTIL_DUE, held_by: 'op', held_reason: 'court' })
        .where('person_id', '=', id)
        .execute(),
  ],
  [
    'in an open case',
    (id) =>
      t.db
        .insertInto('cases')
        .values({
          id: 'case',
          about_id: id,
          about_role: 'user',
          state: 'open',
          severity: 'normal',
          opened_at: UNTIL_DUE,
          due_at: UNTIL_DUE,
          open_about: id,
        })
        .execute(),
  ],
  [
    'in a running mentorship',
    async (id) => {
      await insertMentor(t.db)
      const { id: mentor_id } = await t.db.selectFrom('mentors').select('id').executeTakeFirstOrThrow()
      const times = { created_at: UNTIL_DUE, changed_at: UNTIL_DUE, accepted_at: UNTIL_DUE }
      await t.db
        .insertInto('mentorships')
        .values({
          id: 'm',
          learner_id: id,
          mentor_id,
          topic: 'x',
          goal: 'y',
          state: 'active',
          version: 1,
          open_pair: `${id} ${mentor_id}`,
          proposed_by: null,
          questions: 0,
          due_at: null,
          nudge_at: null,
          ...times,
        })
        .execute()
    },
  ],
])('leaves an account alone that is %s, and takes announcements back', async (_name, begin) => {
  await warnThreeTimes()
  await begin(asha.account._id)
  await runOn('2029-12-01')
  expect(await exists()).toBe(true)
  expect(
    await t.db.selectFrom('account_use').select('warned').where('person_id', '=', asha.account._id).execute(),
  ).toEqual([{ warned: 0 }])
})

it('leaves mentors alone whose courses somebody still learns with', async () => {
  const ravi = await signedInMentor(t, { email: 'ravi@example.org' })
  await insertCourse(t.db, { id: 'bread', mentorId: ravi.account._id })
  const enrolment = { learner_id: asha.account._id, course_id: 'bread', created_at: UNTIL_DUE }
  await t.db
    .insertInto('enrolments')
    .values({ ...enrolment, last_active_at: UNTIL_DUE })
    .execute()
  await runOn('2029-11-14')
  expect(t.mailer.sent.map(({ to }) => to)).toEqual([EMAIL])
})

it('deletes nobody if the setting is 0', async () => {
  t.config.unusedAccountMonths = 0
  await runOn('2060-01-01')
  expect(t.mailer.sent).toHaveLength(0)
})

it('counts accounts of which no use is known from now on', async () => {
  await t.db.deleteFrom('account_use').execute()
  await runOn('2030-01-01')
  expect(t.mailer.sent).toHaveLength(0)
  await runOn('2032-11-20')
  expect(mails()).toHaveLength(1)
})
