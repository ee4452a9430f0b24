import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { median } from '../harness/statistics'
import { judged, table } from '../harness/table'

export interface Rating {
  /** Performance score, from 0 to 100. */
  performance: number
  /** Times in ms, as Lighthouse estimates them for a phone. */
  tbt: number
  fcp: number
  lcp: number
  cls: number
}

const PERFORMANCE_MIN = { public: 95, personal: 90 }
const BLOCKING_MAX_MS = 200
/** All audits that make up the performance score. Only the data that these audits need is collected. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  speed: 'speed-index',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}
const PROGRAM = createRequire(import.meta.url).resolve('lighthouse/cli/index.js')

/**
 * Rates a page with the defaults of Lighthouse: a phone and simulated throttling.
 *
 * @param port the debugging port of a running Chromium
 * @throws if Lighthouse cannot rate the page
 */
export async function rate(url: string, port: number): Promise<Rating> {
  const options = [`--port=${port}`, `--only-audits=${Object.values(AUDITS).join()}`]
  const line = [PROGRAM, url, ...options, '--disable-full-page-screenshot', '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)(process.execPath, line, { maxBuffer: 2 ** 26 })
  const { categories, audits } = JSON.parse(stdout) as {
    categories: { performance?: { score: number | null } }
    audits: Record<string, { numericValue?: number }>
  }
  const score = categories.performance?.score
  if (typeof score !== 'number') throw new Error(`Lighthouse could not rate ${url}.`)
  const value = (name: keyof typeof AUDITS) => audits[AUDITS[name]]?.numericValue ?? NaN
  return {
    performance: Math.round(score * 100),
    tbt: value('tbt'),
    fcp: value('fcp'),
    lcp: value('lcp'),
    cls: value('cls'),
  }
}

/** Returns tables of the medians. A value that misses its goal is in bold. */
export function lighthouseTables(
  measured: { page: string; isPublic: boolean; values: Rating[] }[],
): string[] {
  const rows = measured.map(({ page, isPublic, values }) => {
    const atLeast = PERFORMANCE_MIN[isPublic ? 'public' : 'personal']
    const of = (key: keyof Rating) => median(values.map((value) => value[key]))
    const goals = [judged(of('performance'), { atLeast }), judged(of('tbt'), { atMost: BLOCKING_MAX_MS })]
    return [page, ...goals, of('fcp').toFixed(0), of('lcp').toFixed(0), of('cls').toFixed(3)]
  })
  const goals = [
    `performance, ≥ ${PERFORMANCE_MIN.public} or ${PERFORMANCE_MIN.personal}`,
    `TBT ms, ≤ ${BLOCKING_MAX_MS}`,
  ]
  return [table(['page', ...goals, 'FCP ms', 'LCP ms', 'CLS'], rows, { numbersFrom: 1 })]
}
