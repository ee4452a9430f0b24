import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Fault } from './brokenPages'
import type { Response } from './load'
import { quantile, median } from '../statistics'

/** Responses per second in one round. */
export interface Speed {
  file: number
  cached: number
  uncached: number
  uncachedMs: number[]
}

export interface FaultFigures {
  fault?: Fault
  cached: Response[]
  uncached: Response[]
}

interface Measured {
  bytes: number
  speed: Speed[]
  /** ms of each change. */
  changes: number[]
  faults: FaultFigures[]
}

export function report({ bytes, speed, changes, faults }: Measured, connections: number): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  return `# Pages with their content

Written by \`npm run bench:rendering\`: the site server with the releases of this commit and the main API with generated courses, over loopback. The load is made on the same machine, which other work shares: times depend on it, ratios much less.

- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}, ${availableParallelism()} usable, load average ${loadavg()[0]?.toFixed(1)} at the end
- goals: a cached page at least as fast as a file; an uncached one, with its reads, within 120 ms (p95); a change on the page within 1 s; the p99 of other pages unchanged while code fails

## Speed

The file is a script of a release with about as many bytes as the page (${bytes} with brotli). ${connections} connections, for the uncached page 2; medians of ${speed.length} rounds in turns.

| response | per second | to the file |
| --- | --: | --: |
| file | ${Math.round(median(speed.map(({ file }) => file)))} | 1.00 × |
| cached page | ${Math.round(median(speed.map(({ cached }) => cached)))} | ${ratio(speed, 'cached')} × |
| uncached page | ${Math.round(median(speed.map(({ uncached }) => uncached)))} | ${ratio(speed, 'uncached')} × |

One uncached page after another: ${latency(speed.flatMap(({ uncachedMs }) => uncachedMs))}.

## Changes

From the commit of a course's new title to the page with it, ${changes.length} times: ${latency(changes)}.

## While code fails

For ten seconds each: a cached page every 5 ms, an uncached one every 200 ms, and every 500 ms another page of an area whose code fails. After three failures the circuit breaker pauses that area. "With content" is the share of the uncached pages that were rendered in time; the others were sent as composed.

| the failing code | cached, p50 | cached, p99 | uncached, p50 | uncached, p99 | with content |
| --- | --: | --: | --: | --: | --: |
${faults.map(faultRow).join('\n')}
`
}

const NAMES: Record<Fault, string> = {
  throws: 'throws',
  loops: 'never ends',
  memory: 'takes all memory it can get',
}

function faultRow({ fault, cached, uncached }: FaultFigures): string {
  const times = [cached, uncached].flatMap((responses) => {
    const sorted = responses.map(({ ms }) => ms)
    return [quantile(sorted, 0.5), quantile(sorted, 0.99)].map(ms)
  })
  const rendered = uncached.filter(({ isRendered }) => isRendered).length / uncached.length
  return `| ${[fault ? NAMES[fault] : 'none', ...times, `${Math.round(rendered * 100)} %`].join(' | ')} |`
}

function latency(times: number[]): string {
  return `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, at most ${ms(Math.max(...times))}`
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const ratio = (speed: Speed[], which: 'cached' | 'uncached') =>
  median(speed.map((round) => round[which] / round.file)).toFixed(2)
