import { drillJobs } from '../../testing/jobs/jobDrill'
import { drillMails } from '../../testing/jobs/mailDrill'

// Real processes on a real database, some of them killed while working. `npm run test:all` runs the complete form.
const isComplete = process.env.TEST_ALL === '1'
const JOBS = isComplete ? { jobs: 300, processes: 4 } : { jobs: 20, processes: 2 }
const MAILS = isComplete ? { mails: 300, processes: 4 } : { mails: 10, processes: 2 }

it('every job takes effect once, though processes die while working and outlive their leases', async () => {
  const result = await drillJobs(JOBS)
  if (isComplete) console.info(result)
  const { jobs } = JOBS
  expect(result).toMatchObject({ jobs, effects: jobs, doubled: 0, lost: 0 })
  expect(result.killed).toBeGreaterThan(0)
  expect(result.takenOver).toBeGreaterThanOrEqual(result.killed)
})

it('no mail is lost when its process dies; some are sent twice with the same Message-ID, and counted', async () => {
  const result = await drillMails(MAILS)
  if (isComplete) console.info(result)
  const { mails } = MAILS
  expect(result).toMatchObject({ mails, arrived: mails, lost: 0, renamed: 0 })
  // At least one process was killed after the mail server had accepted a mail and before the outcome was stored.
  expect(result.doubled).toBeGreaterThan(0)
  expect(result.maybeDoubled).toBeGreaterThanOrEqual(result.doubled)
})
