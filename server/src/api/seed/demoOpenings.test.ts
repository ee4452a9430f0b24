import { OPENING_KINDS } from '@mentor-connect/contract/work/openingRules'
import { memoryFiles } from '../../testing/memoryFiles'
import { testApp, type TestApp } from '../../testing/testApp'
import { seed } from './seed'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seed(t.db, { clock: t.clock, files: memoryFiles(), hashPassword: async () => 'x' })
})
afterAll(() => t.close())

const list = async (query: string) => (await t.app.inject(`/openings?limit=50&${query}`)).json().data

it('has forty openings of invented employers, half of them in Hindi, and of all kinds', async () => {
  const { openings, kinds } = await list('')
  expect(openings).toHaveLength(40)
  for (const { employer } of openings) expect(employer.name).toMatch(/\((example|उदाहरण)\)$/)
  expect(openings.filter(({ language }: { language: string }) => language === 'hi')).toHaveLength(20)
  for (const kind of OPENING_KINDS)
    expect(kinds.find((one: { kind: string }) => one.kind === kind).count).toBeGreaterThan(4)
  expect(openings.flatMap(({ warnings }: { warnings: string[] }) => warnings)).toEqual([])
})

it.each(['hindi typing', 'टाइपिंग', 'web developer', 'ganit', 'bijli', 'fotography'])(
  'is found by “%s”',
  async (q) => expect((await list(`q=${encodeURIComponent(q)}`)).openings).not.toEqual([]),
)
