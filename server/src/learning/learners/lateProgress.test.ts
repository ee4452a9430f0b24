import type { Learner } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, MINUTE_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one' })
  learner = await signedInLearner(t)
  await post('/user/add-course', { courseId: 'one', courseName: '' })
  t.clock.advance(10 * DAY_MS)
})
afterEach(() => t.close())

const post = (url: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: learner.account._id, ...payload },
    headers: learner.headers,
  })
const save = (progress: object, ages?: object, more: object = {}) =>
  post('/user/update-progress', { courseId: 'one', progress, ages, ...more })
const progressAfter = async (response: ReturnType<typeof save>) => (await response).json().data.progress
const activity = () => t.db.selectFrom('activity').select(['day', 'steps']).orderBy('day').execute()
const enrolment = () => t.db.selectFrom('enrolments').selectAll().executeTakeFirstOrThrow()

describe('two devices that changed one lesson', () => {
  it('keep the later change, although the earlier one arrives last', async () => {
    await save({ '0-0': 'completed' })
    t.clock.advance(MINUTE_MS)
    const late = save(
      { '0-0': 'in-progress', '0-1': 'completed' },
      { '0-0': 5 * MINUTE_MS, '0-1': 5 * MINUTE_MS },
    )
    expect(await progressAfter(late)).toEqual({ '0-0': 'completed', '0-1': 'completed' })
  })

  it('keep the later change when it arrives last', async () => {
    await save({ '0-0': 'completed' }, { '0-0': 5 * MINUTE_MS })
    expect(await progressAfter(save({ '0-0': 'not-started' }, { '0-0': MINUTE_MS }))).toEqual({
      '0-0': 'not-started',
    })
  })

  it('lose nothing when they save concurrently', async () => {
    const saves = ['0-0', '0-1', '1-0'].flatMap((lesson) => [
      save({ [lesson]: 'completed' }, { [lesson]: MINUTE_MS }),
      save({ [lesson]: 'in-progress' }, { [lesson]: 2 * MINUTE_MS }),
    ])
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual(saves.map(() => 200))
    expect(await progressAfter(save({}))).toEqual({
      '0-0': 'completed',
      '0-1': 'completed',
      '1-0': 'completed',
    })
  })

  it('keep the change received last if neither says how old it is', async () => {
    await save({ '0-0': 'completed' })
    expect(await progressAfter(save({ '0-0': 'in-progress' }))).toEqual({ '0-0': 'in-progress' })
  })
})

describe('a device whose clock is wrong', () => {
  it('cannot set progress before the enrolment', async () => {
    await save({ '0-0': 'completed' }, { '0-0': PROGRESS_AGE_MAX_MS })
    const row = await t.db.selectFrom('lesson_progress').selectAll().executeTakeFirstOrThrow()
    expect(row.updated_at).toBe((await enrolment()).created_at)
  })

  it.each([-1, PROGRESS_AGE_MAX_MS + 1, 0.5, 'long'])('is refused with an age of %p', async (age) => {
    const response = await save({ '0-0': 'completed' }, { '0-0': age })
    expect(response.statusCode).toBe(400)
    expect(await t.db.selectFrom('lesson_progress').selectAll().execute()).toEqual([])
  })
})

it('that sends a late change does not move the course back in the list of recent ones', async () => {
  await save({ '0-0': 'completed' })
  const { last_active_at } = await enrolment()
  t.clock.advance(MINUTE_MS)
  await save({ '0-1': 'completed' }, { '0-1': DAY_MS })
  expect(await enrolment()).toMatchObject({ last_active_at })
})

describe('activity', () => {
  // The learner enrols at 2026-11-20 08:30 UTC, when the test clock starts. Now it is ten days later.
  it('counts the enrolment and each completed or started lesson on the day it was done', async () => {
    await save({ '0-0': 'in-progress', '0-1': 'completed' }, { '0-0': DAY_MS })
    await save({ '0-0': 'completed' })
    expect(await activity()).toEqual([
      { day: '2026-11-20', steps: 1 },
      { day: '2026-11-29', steps: 1 },
      { day: '2026-11-30', steps: 2 },
    ])
  })

  it('does not count repeated or reset statuses', async () => {
    await save({ '0-0': 'completed' })
    await save({ '0-0': 'completed' })
    await save({ '0-0': 'not-started' })
    expect(await activity()).toContainEqual({ day: '2026-11-30', steps: 1 })
  })

  it.each([
    ['Asia/Kolkata', '2026-12-01'],
    ['America/New_York', '2026-11-30'],
    ['Nowhere/Land', '2026-12-01'],
  ])('counts on the local day in %s', async (timeZone, day) => {
    t.clock.advance(11 * HOUR_MS)
    await save({ '0-0': 'completed' }, undefined, { timeZone })
    expect((await activity()).at(-1)).toEqual({ day, steps: 1 })
  })
})
