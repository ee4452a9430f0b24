import { drillAttempts } from './attemptDrill'

it('loses no answer, shows no key and marks as expected, whatever learners and mentors do', async () => {
  const result = await drillAttempts({ attempts: 200, learners: 40, seed: 1 })
  expect(result).toMatchObject({ lost: 0, keys: 0, wrong: 0 })
  const { attempts, answers, late, doubled, continued, edits, expired } = result
  expect(Math.min(attempts - 199, answers - 900, late, doubled, continued, edits, expired)).toBeGreaterThan(0)
})
