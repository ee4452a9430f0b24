import type { BenchPage } from './benchPages'
import { startLighthouse, type ContentRating, type Rating } from './lighthouse'
import { measure, type Sample } from './measure'
import { navigate, type Navigations } from './navigate'
import type { Stage } from './stage'
import { measureThreadTime, type ThreadTime } from './threadTime'
import { hasRenderedContent, RIVAL, type Variant } from './variants'

/** What was measured of a page in a variant, round by round. */
export interface Series<Value> {
  /** Path with parameters instead of ids. */
  page: string
  isPublic: boolean
  variant: Variant
  values: Value[]
}

/** From the learner area to a course page of the public catalogue. */
const HOP = { from: '/user/home', into: '/user/resources/' }
const HOPPING = ['federated', 'monolith'] as const
export type Hops = Record<(typeof HOPPING)[number], Navigations[]>

export interface LighthouseSeries {
  speed: Series<Rating>[]
  content: Series<ContentRating>[]
}

export const pageRounds = (stage: Stage, rounds: number): Promise<Series<Sample>[]> =>
  inRounds(stage, rounds, {
    variantsOf: ({ variants }) => variants,
    run: (page, variant) =>
      measure(stage.browser, stage.addressOf(page, variant), {
        hasScripts: variant !== 'no script',
        isTakenOver: page.isPublic && hasRenderedContent(variant),
      }),
  })

export const threadRounds = (stage: Stage, rounds: number): Promise<Series<ThreadTime>[]> =>
  inRounds(stage, rounds, {
    variantsOf: ({ variants }) => variants.filter((variant) => variant === 'federated' || variant === RIVAL),
    run: (page, variant) =>
      measureThreadTime(stage.browser, stage.addressOf(page, variant), { isTakenOver: page.isPublic }),
  })

/** The content of the pages is rated once: its scores are the same in each round. */
export async function lighthouseRounds(stage: Stage, rounds: number): Promise<LighthouseSeries> {
  const lighthouse = startLighthouse(stage.debuggingPort)
  const inPublicPages = <Value>(count: number, rate: (url: string) => Promise<Value>) =>
    inRounds(stage, count, {
      variantsOf: ({ isPublic }) => (isPublic ? ['federated'] : []),
      run: (page, variant) => rate(stage.addressOf(page, variant).url),
    })
  try {
    return {
      speed: await inPublicPages(rounds, lighthouse.rate),
      content: await inPublicPages(1, lighthouse.rateContent),
    }
  } finally {
    lighthouse.stop()
  }
}

/** Navigates from one area to another in both builds. */
export async function hopRounds({ browser, pages, addressOf }: Stage, rounds: number): Promise<Hops> {
  const hops: Hops = { federated: [], monolith: [] }
  const start = pages.find(({ path }) => path === HOP.from)!
  for (let round = 0; round < rounds; round++)
    for (const variant of HOPPING)
      hops[variant].push(await navigate(browser, addressOf(start, variant), HOP.into))
  return hops
}

interface Measurement<Value> {
  variantsOf: (page: BenchPage) => Variant[]
  run: (page: BenchPage, variant: Variant) => Promise<Value>
}

/** In turns, so that other load on the machine affects all variants of a page equally. */
async function inRounds<Value>(
  { pages }: Stage,
  rounds: number,
  { variantsOf, run }: Measurement<Value>,
): Promise<Series<Value>[]> {
  const measured = pages.flatMap((page) =>
    variantsOf(page).map((variant) => ({ page, variant, values: [] as Value[] })),
  )
  for (let round = 0; round < rounds; round++) {
    console.log(`  round ${round + 1} of ${rounds}…`)
    for (const { page, variant, values } of measured) values.push(await run(page, variant))
  }
  return measured.map(({ page: { name, isPublic }, variant, values }) => ({
    ...{ page: name, isPublic },
    ...{ variant, values },
  }))
}
