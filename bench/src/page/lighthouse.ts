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

interface Result {
  error?: string
  score?: number | null
  audits?: Record<string, { numericValue?: number } | undefined>
}

export interface Lighthouse {
  /** Rates a page with Lighthouse's defaults: a phone, simulated throttling. @throws if it cannot be rated */
  rate: (url: string) => Promise<Rating>
  stop: () => void
}

/** @param port the debugging port of a running Chromium */
export function startLighthouse(port: number): Lighthouse {
  const child = fork(PROGRAM, { execArgv: [] })
  return {
    async rate(url) {
      child.send({ url, port })
      return ratingOf(url, await resultFrom(child))
    },
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

function ratingOf(url: string, { error, score, audits }: Result): Rating {
  if (error || typeof score !== 'number')
    throw new Error(`Lighthouse could not rate ${url}: ${error ?? 'no score'}`)
  const value = (audit: string) => audits?.[audit]?.numericValue ?? NaN
  return {
    performance: Math.round(score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
