import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { testApp, type TestApp } from '../testing/testApp'
import type { OperatorContext } from './command'
import { failureCommands } from './commands/failures'

let t: TestApp
beforeEach(async () => void (t = await testApp({ supportEmail: 'ops@example.org' })))
afterEach(() => t.close())

const report = (unit: string) =>
  failureCommands[0]!.run({ ...t, operator: 'root' } as unknown as OperatorContext, unit, {})

it('mails the support address which unit has failed, once an hour', async () => {
  const unit = 'mentor-connect-backup.service'
  expect((await report(unit)).text).toMatch(/mail to ops@example.org is queued/)
  expect((await report(unit)).text).toMatch(/within the hour/)
  await t.jobs.settle()
  expect(t.mailer.sent).toMatchObject([
    { to: 'ops@example.org', text: expect.stringContaining(`journalctl -u ${unit}`) },
  ])
  expect(t.mailer.sent[0]!.text).toContain('this is the support address')
  t.clock.advance(HOUR_MS)
  await report(unit)
  await t.jobs.settle()
  expect(t.mailer.sent).toHaveLength(2)
})

it.each(['', 'a b', 'x; rm -rf /', 'ü'])('refuses "%s", which is no name of a unit', async (unit) => {
  await expect(report(unit)).rejects.toThrow(/not the name of a unit/)
})
