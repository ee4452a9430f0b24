import { browser, signUp } from '../testing/signUps'
import { signedInLearner } from '../testing/signedIn'
import { testApp } from '../testing/testApp'
import { removeExpired } from './housekeeping'

const DAY_MS = 24 * 60 * 60_000

it('removes sessions, sign-ups and counts that have run out, and leaves the others', async () => {
  const test = await testApp()
  const rows = async (
    table: 'sessions' | 'signups' | 'otp_guesses' | 'password_resets' | 'password_reset_requests',
  ) => (await test.db.selectFrom(table).selectAll().execute()).length
  await signedInLearner(test)
  await signUp(browser(test), 'waiting@example.org')
  const forgotten = { email: 'waiting@example.org', role: 'user' }
  await browser(test).post('/auth/request-password-reset', forgotten)
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
