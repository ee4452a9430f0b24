import type { Learner } from '@mentor-connect/contract/accounts/people'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

test.each([
  ['2026-11-20T18:29:59.999Z', 'Asia/Kolkata', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21'],
  ['2026-11-20T08:30:00.000Z', 'Pacific/Kiritimati', '2026-11-20'],
  ['2026-11-20T11:00:00.000Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-03-08T06:59:00.000Z', 'America/New_York', '2026-03-08'],
  ['2026-03-08T04:59:00.000Z', 'America/New_York', '2026-03-07'],
])('%s is in %s on %s', (at, timeZone, day) => {
  expect(localDay(at, timeZone)).toBe(day)
})

describe('the dashboard', () => {
  let t: TestApp
  let learner: SignedIn<Learner>
  beforeEach(async () => {
    t = await testApp()
    learner = await signedInLearner(t)
  })
  afterEach(() => t.close())

  // The test clock is at 2026-11-20 08:30 UTC.
  const activity = async (timeZone = 'Asia/Kolkata') => {
    const query = new URLSearchParams({ userId: learner.account._id, timeZone })
    const url = `/user/get-user-details?${query}`
    return (await t.app.inject({ method: 'GET', url, headers: learner.headers })).json().data.activity
  }
  const wasActive = (...days: string[]) =>
    t.db
      .insertInto('activity')
      .values(days.map((day, index) => ({ learner_id: learner.account._id, day, steps: index + 1 })))
      .execute()

  it('shows seven days, today last, and the streak', async () => {
    await wasActive('2026-11-13', '2026-11-18', '2026-11-19', '2026-11-20')
    expect(await activity()).toEqual({
      days: [
        { day: '2026-11-14', steps: 0 },
        { day: '2026-11-15', steps: 0 },
        { day: '2026-11-16', steps: 0 },
        { day: '2026-11-17', steps: 0 },
        { day: '2026-11-18', steps: 2 },
        { day: '2026-11-19', steps: 3 },
        { day: '2026-11-20', steps: 4 },
      ],
      streak: 3,
    })
  })

  it('uses the local day of the requester and ignores future days', async () => {
    await wasActive('2026-11-19', '2026-11-20')
    expect(await activity('Pacific/Pago_Pago')).toMatchObject({ streak: 1 })
    expect((await activity('Pacific/Pago_Pago')).days.at(-1)).toEqual({ day: '2026-11-19', steps: 1 })
  })

  it('ignores an unknown time zone', async () => {
    expect((await activity("'; drop table activity")).days.at(-1).day).toBe('2026-11-20')
  })

  it('is empty at first', async () => {
    expect(await activity()).toMatchObject({ streak: 0, days: Array(7).fill({ steps: 0 }) })
  })

  it('keeps every day around midnight and a change of clocks', async () => {
    // In New York clocks go forward in the night to 14 March 2027.
    const at = (time: string) => t.clock.advance(Date.parse(time) - t.clock().getTime())
    at('2027-03-13T12:00:00.000Z')
    learner = await signedInLearner(t, { name: 'Bina' })
    await insertMentor(t.db)
    const times = ['2027-03-14T04:59:00.000Z', '2027-03-15T03:59:00.000Z', '2027-03-15T04:01:00.000Z']
    for (const [index, time] of times.entries()) {
      at(time)
      await insertCourse(t.db, { id: `course-${index}` })
      const payload = { userId: learner.account._id, courseId: `course-${index}`, courseName: 'x' }
      const body = { ...payload, timeZone: 'America/New_York' }
      await t.app.inject({ method: 'POST', url: '/user/add-course', headers: learner.headers, payload: body })
    }
    const { days, streak } = await activity('America/New_York')
    expect(days.slice(4)).toEqual([
      { day: '2027-03-13', steps: 1 },
      { day: '2027-03-14', steps: 1 },
      { day: '2027-03-15', steps: 1 },
    ])
    expect(streak).toBe(3)
  })
})
