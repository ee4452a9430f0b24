import type { FigureRow } from '@mentor-connect/contract/admin/figures'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

async function rows(unit: string): Promise<FigureRow[]> {
  const { headers } = await t.operator('analyst')
  return (await t.get(`/api/figures?unit=${unit}`, headers)).json().data.rows
}

it('counts what was new in each day and week', async () => {
  await signedInLearner(t.api, { email: 'asha@example.org' })
  const { account } = await signedInMentor(t.api, { email: 'ravi@example.org', status: 'inactive' })
  t.api.clock.advance(2 * DAY_MS)
  await signedInLearner(t.api, { email: 'bina@example.org' })
  const reviewer = await t.operator('reviewer')
  const decision = { decision: 'approve', expected: 'pending' }
  await t.post(`/api/applications/${account._id}/decide`, decision, reviewer.headers)
  const days = await rows('day')
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ learners: 1, mentors: 0, decisions: 1, decisionHours: 48 })
  expect(days.at(-3)).toMatchObject({ learners: 1, mentors: 1, decisions: 0, decisionHours: null })
})

it('begins weeks on Monday and loses nobody between them', async () => {
  await signedInLearner(t.api, { email: 'asha@example.org' })
  const weeks = await rows('week')
  expect(weeks).toHaveLength(26)
  expect(weeks.map(({ from }) => new Date(from).getUTCDay())).toEqual(Array(26).fill(1))
  expect(weeks.reduce((sum, { learners }) => sum + learners, 0)).toBe(1)
})
