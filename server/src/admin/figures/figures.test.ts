import { FIGURE_RANGES, RANGES, type FigureRow } from '@mentor-connect/contract/admin/figures'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE, DEFAULT_ZONE_MINUTES } from '@mentor-connect/contract/rules/timeZone'
import { fillOffice } from '../../testing/office/fillOffice'
import { SMALL } from '../../testing/office/size'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

async function rows(range: string, role: 'analyst' | 'owner' = 'analyst'): Promise<FigureRow[]> {
  const { headers } = await t.operator(role)
  return (await t.get(`/api/figures?range=${range}`, headers)).json().data.rows
}

it('counts what was new in each day', async () => {
  await signedInLearner(t.api, { email: 'asha@example.org' })
  const { account } = await signedInMentor(t.api, { email: 'ravi@example.org', status: 'inactive' })
  t.api.clock.advance(2 * DAY_MS)
  await signedInLearner(t.api, { email: 'bina@example.org' })
  const reviewer = await t.operator('reviewer')
  const decision = { decision: 'approve', expected: 'pending' }
  await t.post(`/api/applications/${account._id}/decide`, decision, reviewer.headers)
  const days = await rows('days30')
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ learners: 1, mentors: 0, decisions: 1, decisionHours: 48 })
  expect(days.at(-3)).toMatchObject({ learners: 1, mentors: 1, decisions: 0, decisionHours: null })
})

it.each(RANGES)('%s has all its periods and loses nothing between them', async (range) => {
  const now = t.api.clock()
  await fillOffice(t.db, SMALL, { operator: 'owner@example.org', now })
  const found = await rows(range)
  expect(found).toHaveLength(FIGURE_RANGES[range].count)
  const first = found[0]!.from
  const people = await t.db.selectFrom('learners').select('created_at').execute()
  const since = people.filter(({ created_at }) => localDay(created_at, DEFAULT_TIME_ZONE) >= first)
  expect(found.reduce((sum, { learners }) => sum + learners!, 0)).toBe(since.length)
})

it('weeks begin on Monday, months with their first day', async () => {
  const weeks = await rows('weeks26')
  expect(weeks.map(({ from }) => new Date(from).getUTCDay())).toEqual(Array(26).fill(1))
  const months = await rows('months12', 'owner')
  expect([months[0]!.from, months.at(-1)!.from]).toEqual(['2025-12-01', '2026-11-01'])
})

it('a day begins at midnight in India', async () => {
  expect(localDay('2026-11-20T18:29:59.999Z', DEFAULT_TIME_ZONE)).toBe('2026-11-20')
  const midnight = Date.parse('2026-11-21T00:00:00.000Z') - DEFAULT_ZONE_MINUTES * 60_000
  expect(localDay(new Date(midnight), DEFAULT_TIME_ZONE)).toBe('2026-11-21')
  t.api.clock.advance(midnight - 1 - t.api.clock().getTime())
  await signedInLearner(t.api, { email: 'before@example.org' })
  t.api.clock.advance(1)
  await signedInLearner(t.api, { email: 'after@example.org' })
  const [yesterday, today] = (await rows('days30')).slice(-2)
  expect(yesterday).toMatchObject({ from: '2026-11-20', learners: 1, activeLearners: 1 })
  expect(today).toMatchObject({ from: '2026-11-21', learners: 1, activeLearners: 1 })
})

it('counts different people of a day, week and month', async () => {
  // The clock of the tests starts on a Friday.
  const { headers } = await signedInLearner(t.api, { email: 'asha@example.org' })
  const use = () => t.api.app.inject({ url: '/account/sessions', headers })
  t.api.clock.advance(DAY_MS)
  await use()
  await use()
  await signedInLearner(t.api, { email: 'bina@example.org' })
  const days = await rows('days30')
  expect(days.slice(-3).map(({ activeLearners }) => activeLearners)).toEqual([null, 1, 2])
  const other = await t.operator('owner')
  const read = async (range: string) =>
    (await t.get(`/api/figures?range=${range}`, other.headers)).json().data.rows.at(-1)
  expect(await read('weeks26')).toMatchObject({ activeLearners: 2, activeMentors: null })
  expect(await read('months12')).toMatchObject({ activeLearners: 2 })
})

it('counts who came back, of those whose time is over', async () => {
  const { headers } = await signedInLearner(t.api, { email: 'asha@example.org' })
  await signedInLearner(t.api, { email: 'bina@example.org' })
  t.api.clock.advance(7 * DAY_MS)
  await t.api.app.inject({ url: '/account/sessions', headers })
  await signedInLearner(t.api, { email: 'chand@example.org' })
  const days = await rows('days30')
  expect(days.at(-8)).toMatchObject({ learners: 2, returned7: 0.5, returned30: null })
  expect(days.at(-1)).toMatchObject({ learners: 1, returned7: null })
})
