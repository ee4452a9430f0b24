import { inRounds } from '../harness/statistics'
import type { BenchPage } from './benchPages'
import { rate, type Rating } from './lighthouse'
import { withSession } from './withSession'
import { measure, type Sample } from './measure'
import { navigate, NAVIGATION, type Navigations } from './navigate'
import { people, visit, type Person, type PersonVisits } from './signedIn'
import type { MeasuredPerson } from './signedInReport'
import type { Stage } from './stage'
import { throttleWorkers } from './throttle'
import type { Variant } from './variants'

/** Results of a page in one variant, with one value for each round. */
export interface Series<Value> {
  /** Path with parameters instead of ids. */
  page: string
  isPublic: boolean
  variant: Variant
  values: Value[]
}

export function pageRounds(stage: Stage, rounds: number): Promise<Series<Sample>[]> {
  const candidates = stage.pages.flatMap((page) => page.variants.map((variant) => ({ page, variant })))
  return seriesOf(rounds, candidates, ({ page, variant }) =>
    measure(stage.browser, stage.addressOf(page, variant), {
      hasScripts: variant !== 'no script',
      isTakenOver: page.isPublic,
    }),
  )
}

/** Rates the federated pages. Pages of the learner are rated in the learner's session. */
export function lighthouseRounds(stage: Stage, rounds: number): Promise<Series<Rating>[]> {
  const candidates = stage.pages.map((page) => ({ page, variant: 'federated' as const }))
  return seriesOf(rounds, candidates, ({ page, variant }) => {
    const { url, visitor } = stage.addressOf(page, variant)
    return withSession(stage.browser, { url, visitor }, () => rate(url, stage.debuggingPort))
  })
}

/** Navigates from one area to another on the site and in the monolith. */
export async function navigationRounds(
  { browser, pages, addressOf }: Stage,
  rounds: number,
): Promise<[site: Navigations[], monolith: Navigations[]]> {
  const page = pages.find(({ path }) => path === NAVIGATION.from)!
  const [site, monolith] = await inRounds(rounds, ['federated', 'monolith'] as const, (variant) =>
    navigate(browser, addressOf(page, variant)),
  )
  return [site!, monolith!]
}

/** Measures visits of signed-in people, and the LCP of the simplest page without scripts. */
export async function signedInRounds(
  { browser, pages, addressOf, ownCourse }: Stage,
  rounds: number,
): Promise<[people: MeasuredPerson[], simplestPage: number[]]> {
  const simplest = addressOf(
    pages.find(({ path }) => path === '/about')!,
    'no script',
  )
  const { origin } = new URL(addressOf(pages[0]!, 'federated').url)
  const all = people(ownCourse)
  await throttleWorkers(browser)
  const [lcps, ...visits] = await inRounds<Person | undefined, PersonVisits | Sample>(
    rounds,
    [undefined, ...all],
    (person) => (person ? visit(browser, origin, person) : measure(browser, simplest, { hasScripts: false })),
  )
  return [
    all.map((person, index) => ({ person, rounds: visits[index] as PersonVisits[] })),
    (lcps as Sample[]).map(({ lcp }) => lcp),
  ]
}

interface Candidate {
  page: BenchPage
  variant: Variant
}

async function seriesOf<Value>(
  rounds: number,
  candidates: Candidate[],
  run: (candidate: Candidate) => Promise<Value>,
): Promise<Series<Value>[]> {
  const values = await inRounds(rounds, candidates, run)
  return candidates.map(({ page: { name, isPublic }, variant }, index) => ({
    page: name,
    isPublic,
    variant,
    values: values[index]!,
  }))
}
