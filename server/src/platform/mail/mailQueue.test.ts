import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { memoryMailer, type MemoryMailer } from '../../testing/memoryMailer'
import { testConfig } from '../../testing/testConfig'
import { testMail } from '../../testing/testMail'
import { testClock, type TestClock } from '../../testing/testClock'
import { jobQueue, type JobQueue } from '../jobs/jobQueue'
import type { JobTables } from '../jobs/jobs.schema'
import { jobMigrations } from '../../testing/jobs/jobMigrations'
import { JOB_TIMING } from '../jobs/timing'
import { mailQueue, type MailQueue } from './mailQueue'

const MAIL = testMail('asha@example.org', 'Code 1234')
const DOWN = new Error('The mail server is down.')

let fresh: FreshDatabase<JobTables>
let clock: TestClock
let mailer: MemoryMailer
let jobs: JobQueue<JobTables>
let mails: MailQueue<JobTables>
beforeEach(async () => {
  fresh = await freshDatabaseWith<JobTables>(jobMigrations)
  clock = testClock()
  mailer = memoryMailer()
  jobs = jobQueue({ db: fresh.db, clock })
  mails = mailQueue({ jobs, mailer, config: testConfig({ mailFrom: 'Mentor-Connect <hello@example.org>' }) })
})
afterEach(() => fresh.drop())

const stored = async () => JSON.stringify(await fresh.db.selectFrom('jobs').selectAll().execute())

it('sends a mail once, with a Message-ID, and deletes its text', async () => {
  expect(await mails.enqueue(fresh.db, { key: 'code:1', mail: MAIL })).toBe(true)
  expect(await mails.enqueue(fresh.db, { key: 'code:1', mail: MAIL })).toBe(false)
  expect(await stored()).toContain('Code 1234')
  await jobs.settle()
  expect(mailer.sent).toMatchObject([
    {
      to: 'asha@example.org',
      subject: 'Code 1234',
      text: expect.stringContaining('the text'),
      messageId: expect.stringMatching(/^<[\w-]+@example.org>$/),
    },
  ])
  expect(await stored()).not.toMatch(/Code 1234|asha/)
})

it('retries with the same Message-ID while the mail server is down', async () => {
  const tried: unknown[] = []
  const { send } = mailer
  mailer.send = async (mail) => {
    tried.push(mail.messageId)
    if (tried.length === 1) throw DOWN
    await send(mail)
  }
  await mails.enqueue(fresh.db, { key: 'code:1', mail: MAIL })
  await jobs.settle()
  clock.advance(JOB_TIMING.retries[0]!)
  await jobs.settle()
  expect(tried).toEqual([tried[0], tried[0]])
  expect(mailer.sent).toHaveLength(1)
})

it('does not send expired or cancelled mails', async () => {
  await mails.enqueue(fresh.db, { key: 'code:1', mail: MAIL, expiresAt: clock() })
  await mails.enqueue(fresh.db, { key: 'code:2', mail: MAIL })
  await mails.cancel(fresh.db, 'code:2')
  await jobs.settle()
  expect(mailer.sent).toEqual([])
  expect(await stored()).not.toContain('Code 1234')
})

describe('a reserved mail', () => {
  const reserve = () =>
    fresh.db.transaction().execute((tx) => mails.reserve(tx, { key: 'code:1', mail: MAIL }))

  it('is sent before the response', async () => {
    await mails.deliver(await reserve())
    expect(mailer.sent).toHaveLength(1)
    await jobs.settle()
    expect(mailer.sent).toHaveLength(1)
  })

  it('is not sent later when the person was told that it failed', async () => {
    jest.spyOn(mailer, 'send').mockRejectedValueOnce(DOWN)
    const takeBack = jest.fn(async () => undefined)
    await expect(mails.deliver(await reserve(), takeBack)).rejects.toBe(DOWN)
    clock.advance(DAY_MS)
    await jobs.settle()
    expect(takeBack).toHaveBeenCalledTimes(1)
    expect(mailer.sent).toEqual([])
    expect(await stored()).toBe('[]')
  })

  it('is sent by another process if its own ends first', async () => {
    await reserve()
    clock.advance(JOB_TIMING.lease)
    await jobs.settle()
    expect(mailer.sent).toHaveLength(1)
  })
})
