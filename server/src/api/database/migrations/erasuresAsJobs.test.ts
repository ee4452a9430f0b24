import { freshDatabaseWith } from '../../../testing/freshDatabase'
import { memoryFiles } from '../../../testing/memoryFiles'
import { testConfig } from '../../../testing/testConfig'
import { memoryMailer } from '../../../testing/memoryMailer'
import { jobQueue } from '../../../platform/jobs/jobQueue'
import { mailQueue } from '../../../platform/mail/mailQueue'
import { migrate } from '../../../platform/database/migrate'
import { handleErasures } from '../../account-data/erasure.jobs'
import type { ApiDatabase } from '../schema'
import { migrations } from './index'

interface Before extends ApiDatabase {
  erasures: { person_id: string; email: string; language: string | null; requested_at: string }
}

it('completes an erasure that was pending before the upgrade', async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '010')
  const { db, drop } = await freshDatabaseWith<Before>(Object.fromEntries(earlier))
  const waiting = { person_id: 'asha', email: 'asha@example.org', language: 'hi' }
  await db
    .insertInto('erasures')
    .values({ ...waiting, requested_at: '2026-11-20T08:30:00.000Z' })
    .execute()

  await migrate(db, migrations)
  const jobs = jobQueue<ApiDatabase>({ db, clock: () => new Date('2026-11-21T08:30:00.000Z') })
  const mailer = memoryMailer()
  const mails = mailQueue({ jobs, mailer, config: testConfig() })
  const erased: string[] = []
  const chat = {
    erase: async (id: string) => void erased.push(id),
    export: jest.fn(),
    messages: jest.fn(),
    reports: jest.fn(),
    transcript: jest.fn(),
    replyTimes: jest.fn(),
    blocks: jest.fn(),
    tellAccess: jest.fn(),
  }
  handleErasures({ db, files: memoryFiles(), jobs, mails, chat })
  await jobs.settle()
  expect(erased).toEqual(['asha'])
  expect(mailer.sent).toMatchObject([{ to: 'asha@example.org', subject: expect.stringMatching(/हटा दिया/) }])
  await drop()
})
