import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITAL_EDGES, VITALS, vitalRange, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { judgeCanary } from '@mentor-connect/delivery/watch/judge/judgeCanary'
import { ERROR_BUDGET, judgeRelease } from '@mentor-connect/delivery/watch/judge/judgeRelease'

const HOUR = 60
const DAY = 24 * HOUR
const PAGES_PER_BROWSER = 3

/** A site and a release, simulated in minutes. */
export interface Scenario {
  kind: 'canary' | 'release'
  /** New browsers in an hour, on average over the day; twice as many at noon, none at night. */
  browsersPerHour: number
  /** Share of the browsers that the release breaks. */
  harm: number
  canaryShare?: number
}

export interface Outcome {
  verdict: 'good' | 'bad' | 'undecided'
  /** Minutes until the decision. */
  minutes: number
  /** Browsers that had got the release by then, and those that it broke. */
  browsers: number
  broken: number
}

/** Browsers whose network or extensions break pages now and then, whatever the release is. */
const TROUBLED = 0.01
const TROUBLE = 0.5
/** Chance that a page fails in any other browser. */
const ACCIDENT = 0.002

/** One release from its start until the judge decides, or for a day. The judge looks every minute. */
export function simulate(
  { kind, browsersPerHour, harm, canaryShare = 0.1 }: Scenario,
  random: () => number,
): Outcome {
  const [release, live] = [counting('r2'), counting('r1')]
  const before = counting('r1')
  for (let i = 0; i < Math.min(5000, browsersPerHour * 24); i += 1) visit(before, 0, random)
  let [pages, broken] = [0, 0]
  for (let minute = 1; minute <= DAY; minute += 1) {
    const mean = (browsersPerHour / HOUR) * (1 + Math.sin((2 * Math.PI * (minute - 3 * HOUR)) / DAY))
    for (let left = poisson(mean, random); left > 0; left -= 1) {
      pages += PAGES_PER_BROWSER
      const gets = kind === 'release' || random() < canaryShare
      const isHarmed = visit(gets ? release : live, gets ? harm : 0, random)
      if (isHarmed) broken += 1
    }
    const verdict =
      kind === 'canary'
        ? judgeCanary({ canary: release, live, pages, ageMs: minute * 60_000 })
        : judgeRelease({ release, before, budget: ERROR_BUDGET, pages, bystanders: [] })
    const browsers = release.seen.browsers
    if (verdict.kind === 'bad') return { verdict: 'bad', minutes: minute, browsers, broken }
    if (verdict.kind === 'good' && kind === 'canary')
      return { verdict: 'good', minutes: minute, browsers, broken }
  }
  return { verdict: 'undecided', minutes: DAY, browsers: release.seen.browsers, broken }
}

/** Networks with three failing browsers each that make the judge take back a good release after an hour. */
export function networksToForge(
  { kind, browsersPerHour, canaryShare = 0.1 }: Omit<Scenario, 'harm'>,
  random: () => number,
): number {
  const [release, live, before] = [counting('r2'), counting('r1'), counting('r1')]
  for (let i = 0; i < browsersPerHour; i += 1)
    visit(kind === 'release' || random() < canaryShare ? release : live, 0, random)
  for (let i = 0; i < Math.min(5000, browsersPerHour * 24); i += 1) visit(before, 0, random)
  const facts = { pages: Math.max(100, browsersPerHour), bystanders: [], budget: ERROR_BUDGET }
  for (let networks = 1; networks < 100_000; networks += 1) {
    for (const counts of [release.seen, release.error]) {
      counts.browsers += 3
      counts.networks += 1
    }
    const verdict =
      kind === 'canary'
        ? judgeCanary({ ...facts, canary: release, live, ageMs: HOUR * 60_000 })
        : judgeRelease({ ...facts, release, before })
    if (verdict.kind === 'bad') return networks
  }
  return Infinity
}

/** One browser uses a release; returns whether the release broke it. */
function visit(health: ReleaseHealth, harm: number, random: () => number): boolean {
  const isHarmed = random() < harm
  const chance = random() < TROUBLED ? TROUBLE : ACCIDENT
  const count = (name: 'seen' | 'failed' | 'error' | 'loaded' | 'slow') => {
    health[name].browsers += 1
    health[name].networks += 1
  }
  count('seen')
  if (random() < 1 - (1 - chance) ** PAGES_PER_BROWSER) count('failed')
  if (isHarmed || random() < chance) count('error')
  count('loaded')
  if (random() < 0.06) count('slow')
  for (const vital of VITALS)
    health.vitals[vital][vitalRange(vital, typical(vital) * Math.exp(normal(random) * 0.6))]! += 1
  return isHarmed
}

/** Medians of the vitals. */
const typical = (vital: Vital) => ({ lcp: 1800, inp: 110, cls: 30 })[vital]

function counting(release: string): ReleaseHealth {
  const none = () => ({ browsers: 0, networks: 0 })
  const ranges = (vital: Vital) => Array<number>(VITAL_EDGES[vital].length + 1).fill(0)
  return {
    area: 'learner',
    release,
    seen: none(),
    failed: none(),
    error: none(),
    loaded: none(),
    slow: none(),
    vitals: { lcp: ranges('lcp'), inp: ranges('inp'), cls: ranges('cls') },
  }
}

function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    count += 1
    product *= random()
  }
  return count
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
