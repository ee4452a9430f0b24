import { Registry } from 'prom-client'
import { memoryMailer } from '../../testing/memoryMailer'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { testConfig } from '../../testing/testConfig'
import { testMail } from '../../testing/testMail'
import { testClock } from '../../testing/testClock'
import { mailQueue } from '../mail/mailQueue'
import { jobQueue } from '../jobs/jobQueue'
import { registerJobMetrics } from './jobs.metrics'
import type { JobTables } from '../jobs/jobs.schema'
import { jobMigrations } from '../../testing/jobs/jobMigrations'
import { JOB_TIMING } from '../jobs/timing'

const MAIL = testMail()

it('counts waiting and dead jobs, how late they are, sent and failed mails, and mails that may have been sent twice', async () => {
  const { db, drop } = await freshDatabaseWith<JobTables>(jobMigrations)
  const clock = testClock()
  const jobs = jobQueue({ db, clock })
  const mailer = memoryMailer()
  const mails = mailQueue({ jobs, mailer, config: testConfig() })
  const registry = new Registry()
  registerJobMetrics(registry, jobs)
  const metrics = async () => (await registry.metrics()).split('\n').filter((line) => /^mentor/.test(line))

  await mails.enqueue(db, { key: 'first', mail: MAIL })
  await jobs.settle()
  // The process that reserved this mail dies.
  await mails.reserve(db, { key: 'second', mail: MAIL })
  clock.advance(JOB_TIMING.lease)
  await jobs.settle()
  jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('down'))
  await mails.enqueue(db, { key: 'third', mail: MAIL })
  await jobs.settle()
  clock.advance(JOB_TIMING.retries[0]! + 7_000)
  expect(await metrics()).toEqual([
    'mentor_connect_jobs{kind="mail",state="waiting"} 1',
    'mentor_connect_jobs_lag_seconds{kind="mail"} 7',
    'mentor_connect_job_attempts_total{kind="mail",outcome="done"} 2',
    'mentor_connect_job_attempts_total{kind="mail",outcome="failed"} 1',
    'mentor_connect_mails_sent_total 2',
    'mentor_connect_mails_failed_total 1',
    'mentor_connect_mails_maybe_doubled_total 1',
  ])
  await drop()
})
