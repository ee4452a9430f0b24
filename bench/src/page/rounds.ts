import type { Browser } from 'playwright-core'
import { measure, open, type Sample } from './measure'
import { navigate, type Navigations } from './navigate'
import type { Measured } from './report'
import { VARIANTS, type Variant } from './variants'
import { GUEST } from './fixture'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** From the learner area to a course page of the public catalogue. */
const HOP = { from: '/user/home', into: '/user/resources/' }

/** The scripts that a page has loaded after its entry. */
export async function scriptsOf(browser: Browser, url: string, visitor: typeof GUEST): Promise<string[]> {
  const [page, context] = await open(browser, url, visitor)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await context.close()
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => new URL(name).pathname)
  return scripts.filter((path) => !/\/main\./.test(path))
}

/** Measures every page in every variant, alternately. */
export async function rounds(
  browser: Browser,
  origins: Record<Variant, string>,
  pages: string[],
  visitor: (page: string) => typeof GUEST,
): Promise<Measured[]> {
  const measured = pages.map((page): Measured => ({
    page,
    samples: { federated: [], 'no script': [], monolith: [], 'monolith + preload': [] },
  }))
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`• Round ${round + 1} of ${ROUNDS}…`)
    for (const { page, samples } of measured)
      for (const variant of VARIANTS) {
        const sample: Sample = await measure(
          browser,
          origins[variant] + page,
          visitor(page),
          variant !== 'no script',
        )
        samples[variant].push(sample)
      }
  }
  return measured
}

/** Navigates from one area to another in both builds, alternately. */
export async function hopRounds(browser: Browser, origins: Record<Variant, string>, learner: typeof GUEST) {
  const hops: Record<'federated' | 'monolith', Navigations[]> = { federated: [], monolith: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of ['federated', 'monolith'] as const)
      hops[variant].push(await navigate(browser, origins[variant], HOP, learner))
  return hops
}
