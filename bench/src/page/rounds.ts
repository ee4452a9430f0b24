import { inRounds } from '../harness/statistics'
import type { BenchPage } from './benchPages'
import { rate, type Rating } from './lighthouse'
import { measure, type Sample } from './measure'
import { navigate, NAVIGATION, type Navigations } from './navigate'
import type { Stage } from './stage'
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

/** Rates public pages only, because Lighthouse opens pages without a session. */
export function lighthouseRounds(stage: Stage, rounds: number): Promise<Series<Rating>[]> {
  const candidates = stage.pages
    .filter(({ isPublic }) => isPublic)
    .map((page) => ({ page, variant: 'federated' as const }))
  return seriesOf(rounds, candidates, ({ page, variant }) =>
    rate(stage.addressOf(page, variant).url, stage.debuggingPort),
  )
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
