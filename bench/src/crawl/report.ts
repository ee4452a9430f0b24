import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Crawl, Visit } from './crawl'
import { quantile } from '../statistics'

export interface Measured extends Crawl {
  courses: number
  /** Number of addresses that are not in a site map and whose answers are checked. */
  statuses: number
}

const SLOWEST = 5

export function report({
  courses,
  statuses,
  maps,
  visits,
  ms,
  linked,
  files,
  external,
  faults,
}: Measured): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const times = visits.map((visit) => visit.ms)
  const late = visits.filter(({ isLate }) => isLate).length
  return `# Crawl without JavaScript

Written by \`npm run bench:crawl\`: the site server with the releases of this commit and the main API with ${count(courses)} generated courses, over loopback. The crawler runs no script and shares the machine with the servers and with other work.

It goes from \`robots.txt\` through the index of the site maps to every page in both languages, and then to whatever these pages link to. Each page has to have: status 200; one level 1 heading and content, none of which is still being loaded; data that its route declares, and no other; a title and a description that no other page of its language has; one canonical address, its own; the same \`hreflang\` addresses as in the site map, which lead back to it; a complete link preview; valid structured data of the types that its kind of page needs. Each link and file has to be answered with 200, if need be after a permanent redirect.

- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}, ${availableParallelism()} usable, load average ${loadavg()[0]?.toFixed(1)} at the end
- goal: no fault

| | |
| --- | --: |
| site maps | ${maps} |
| pages in them | ${count(visits.length)} |
| pages per second, none of them cached | ${((visits.length * 1_000) / ms).toFixed(1)} |
| time of a page, p50 / p95 / p99 | ${[0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share))).join(' / ')} ms |
| pages whose content was not ready at the first request, only at a later one | ${count(late)} |
| size of a page without compression, p50 | ${Math.round(quantile(sizesOf(visits), 0.5) / 1_024)} KB |
| other addresses: linked ones, and lists that are turned, sorted and filtered | ${count(linked)} |
| pictures, scripts and other files: named / asked for | ${count(files.known)} / ${count(files.checked)} |
| addresses on other sites, not asked for | ${count(external)} |
| unknown, removed, moved and protected addresses | ${statuses} |
| **faults** | **${faults.count}** |

The slowest pages:

${visits
  .toSorted((a, b) => b.ms - a.ms)
  .slice(0, SLOWEST)
  .map((visit) => `- \`${new URL(visit.url).pathname}\` ${Math.round(visit.ms)} ms`)
  .join('\n')}
${
  faults.count > 0
    ? `\n## Faults\n\n${faults
        .list()
        .map((line) => `- ${line}`)
        .join('\n')}\n`
    : ''
}`
}

const sizesOf = (visits: Visit[]) => visits.map(({ bytes }) => bytes)
const count = (value: number) => value.toLocaleString('en')
