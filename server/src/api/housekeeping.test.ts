import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { signUp } from '../testing/signUps'
import { signedUpLearner } from '../testing/signedIn'
import { testApp } from '../testing/testApp'
import { jobQueue } from '../platform/jobs/jobQueue'
import type { ApiDatabase } from '../kernel/database/schema'
import { handleHousekeeping, removeExpired } from './housekeeping'
import { seed } from './seed/seed'
import { visitor } from '../testing/visitor'

/** A stand-in for chat, which these tests do not ask anything. */
const chat = { replyTimes: async () => [] }

it('removes expired sessions, sign-ups and counters, and keeps the others', async () => {
  const test = await testApp()
  const rows = async (
    table: 'sessions' | 'signups' | 'otp_guesses' | 'password_resets' | 'password_reset_requests',
  ) => (await test.db.selectFrom(table).selectAll().execute()).length
  await signedUpLearner(test, { email: 'asha@example.org' })
  await signUp(visitor(test), 'waiting@example.org')
  const forgotten = { email: 'waiting@example.org', role: 'user' }
  await visitor(test).post('/auth/request-password-reset', forgotten)
  await removeExpired(test.db, test.clock())
  expect([await rows('sessions'), await rows('signups'), await rows('otp_guesses')]).toEqual([1, 1, 1])

  expect([await rows('password_resets'), await rows('password_reset_requests')]).toEqual([1, 1])

  test.clock.advance(DAY_MS)
  await removeExpired(test.db, test.clock())
  expect([await rows('sessions'), await rows('signups'), await rows('otp_guesses')]).toEqual([1, 0, 0])
  expect([await rows('password_resets'), await rows('password_reset_requests')]).toEqual([0, 0])
  test.clock.advance(30 * DAY_MS)
  await removeExpired(test.db, test.clock())
  expect(await rows('sessions')).toBe(0)
  await test.close()
})

it('runs in one of two processes each time', async () => {
  const test = await testApp()
  const processes = [test.jobs, jobQueue<ApiDatabase>({ db: test.db, clock: test.clock })]
  const done: string[] = []
  for (const jobs of processes) {
    handleHousekeeping({ ...test, jobs, chat })
    jobs.onEvent(({ job, outcome }) => done.push(`${job.kind} ${outcome}`))
  }
  const doneNow = async () => {
    for (let i = 0; i < 2; i += 1) await Promise.all(processes.map((jobs) => jobs.settle()))
    return done.splice(0).sort()
  }
  const eachMinute = [
    'attempts.end done',
    'busy-calendars.due done',
    'mentorships.due done',
    'openings.index done',
    'restore-journal.copy done',
    'sanctions.end done',
    'search.index done',
  ]
  const eachHour = [
    'applications.contacts done',
    'applications.silent done',
    'board.remind done',
    'community.digests done',
    'feeds.due done',
    'files.collect done',
    'mentors.pause-away done',
    'openings.announce done',
    'openings.close done',
    'openings.mail done',
    'projects.requests done',
    'sessions.next-slots done',
    'teams.remind done',
    'teams.upkeep done',
    'tidy done',
  ]
  expect(await doneNow()).toEqual([...eachMinute, ...eachHour, 'mentors.figures done'].sort())
  test.clock.advance(60_000)
  expect(await doneNow()).toEqual(eachMinute)
  test.clock.advance(HOUR_MS)
  expect(await doneNow()).toEqual([...eachMinute, ...eachHour].sort())
  await test.close()
})

it('leaves the mentors of the demo content open to requests, although none has logged in', async () => {
  const test = await testApp()
  await seed(test.db, { ...test, hashPassword: async (password) => password })
  handleHousekeeping({ ...test, chat })
  await test.jobs.settle()
  const paused = test.db.selectFrom('mentor_places').select('mentor_id').where('paused_at', 'is not', null)
  expect(await paused.execute()).toEqual([])
  await test.close()
})

it('deletes jobs that ended more than a week ago', async () => {
  const test = await testApp()
  handleHousekeeping({ ...test, chat })
  await signUp(visitor(test), 'asha@example.org')
  const mails = async () => {
    await test.jobs.settle()
    return (await test.db.selectFrom('jobs').select('kind').where('kind', '=', 'mail').execute()).length
  }
  expect(await mails()).toBe(1)
  test.clock.advance(6 * DAY_MS)
  expect(await mails()).toBe(1)
  test.clock.advance(DAY_MS + 1000)
  await mails()
  expect(await mails()).toBe(0)
  await test.close()
})
