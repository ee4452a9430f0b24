import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { drill, type Stage } from './faults/drill'
import { allCells, expected, isGood, playAll, table } from './faults/matrix'
import { signInAll } from './faults/people'
import { openSite } from './faults/targets'
import { startProduct, type Product } from './product'

const PLAYERS = 6
const TIME_MS = 300_000

let product: Product
let browser: Browser
let stage: Stage

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  const { siteUrl, dataDir } = product
  stage = { browser, siteUrl, site: openSite(dataDir), states: await signInAll(browser, siteUrl) }
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test(
  'whatever fails costs its own area, says what happened, and heals without a reload',
  async () => {
    const outcomes = await playAll(allCells(), PLAYERS, (cell) => drill(stage, cell))
    process.stdout.write(`\nWhat a person saw, and after how many seconds:\n${table(outcomes)}\n`)
    const bad = outcomes.filter((outcome) => !isGood(outcome))
    expect(
      bad.map(
        (outcome) =>
          `${outcome.area}, ${outcome.hop}, ${outcome.fault}: said ${outcome.said}, expected ${expected(outcome)}; ${outcome.wrong.join('; ')}`,
      ),
    ).toEqual([])
  },
  TIME_MS,
)
