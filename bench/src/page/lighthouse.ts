import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, 'lighthouseProcess.mjs')
const DEADLINE_MS = 90_000

export interface Rating {
  /** 0 to 100. */
  performance: number
  /** Times in ms, as Lighthouse estimates them for a phone. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Scores of the page's content, 0 to 100. They do not depend on the speed of the machine. */
export interface ContentRating {
  accessibility: number
  bestPractices: number
  seo: number
  /** The audits that failed, as Lighthouse calls them; some of them cost no points. */
  failed: string[]
}

interface Result {
  error?: string
  categories?: Record<string, { score?: number | null } | undefined>
  audits?: Record<string, { id: string; score?: number | null; numericValue?: number } | undefined>
}

export interface Lighthouse {
  /** Rates a page with Lighthouse's defaults: a phone, simulated throttling. @throws if it cannot be rated */
  rate: (url: string) => Promise<Rating>
  /** Rates what the page contains. @throws if it cannot be rated */
  rateContent: (url: string) => Promise<ContentRating>
  stop: () => void
}

/** @param port the debugging port of a running Chromium */
export function startLighthouse(port: number): Lighthouse {
  const child = fork(PROGRAM, { execArgv: [] })
  const ask = (url: string, ask: 'speed' | 'content') => {
    child.send({ url, port, ask })
    return resultFrom(child)
  }
  return {
    rate: async (url) => ratingOf(url, await ask(url, 'speed')),
    rateContent: async (url) => contentRatingOf(url, await ask(url, 'content')),
    stop: () => void child.kill(),
  }
}

async function resultFrom(child: ChildProcess): Promise<Result> {
  const waiting = new AbortController()
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(DEADLINE_MS)])
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([result]) => result as Result),
      once(child, 'exit', { signal }).then((): Result => ({ error: 'its process has ended' })),
    ])
  } finally {
    waiting.abort()
  }
}

function ratingOf(url: string, result: Result): Rating {
  const value = (audit: string) => result.audits?.[audit]?.numericValue ?? NaN
  return {
    performance: scoreOf(url, result, 'performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

function contentRatingOf(url: string, result: Result): ContentRating {
  const audits = Object.values(result.audits ?? {})
  return {
    accessibility: scoreOf(url, result, 'accessibility'),
    bestPractices: scoreOf(url, result, 'best-practices'),
    seo: scoreOf(url, result, 'seo'),
    failed: audits.flatMap((audit) => (audit?.score === 0 ? [audit.id] : [])),
  }
}

function scoreOf(url: string, { error, categories }: Result, category: string): number {
  const score = categories?.[category]?.score
  if (error || typeof score !== 'number')
    throw new Error(`Lighthouse could not rate ${url}: ${error ?? `no score of ${category}`}`)
  return Math.round(score * 100)
}
