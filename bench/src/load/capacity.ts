import { table } from '../report/table'
import type { LoadFigures } from './measure'
import { demandOf, PEOPLE } from './people'
import { processesFor } from './queue'

const LEARNERS = [1_000, 10_000, 100_000, 1_000_000]
/** Goal for 99 of 100 requests, in ms. */
const P99_MS = 200
/** PostgreSQL is one server: a large machine has so many cores. */
const DATABASE_CORES_MAX = 32
const BUSY_MAX = 0.6

/** @param measured on PostgreSQL, with one process of the API @param when date and machine of the measurement */
export function capacityDocument({ cost, memory }: LoadFigures, when: string, random: () => number): string {
  const rows = LEARNERS.map((learners) => rowOf(learners, cost, random))
  const cores = [cost.api, cost.site, cost.chat, cost.database].map((ms) => `${ms.toFixed(1)} ms`)
  return `# Capacity

Written by \`npm run bench:load\` from what one request costs ([measured](benchmarks/scale.md): ${when}). A model, not a measurement: nobody has run a million learners.

- One request costs ${cores[0]} of processor time in the main API, a page ${cores[1]} in the site server, a message ${cores[2]} in chat, each of them ${cores[3]} in PostgreSQL.
- In the busiest hour ${PEOPLE.active * 100} % of all learners are there; each sends ${PEOPLE.apiRequests} requests, opens ${PEOPLE.pages} pages and writes ${PEOPLE.messages} messages. The busiest minute has ${PEOPLE.peak} times the average (\`bench/src/load/people.ts\`).
- Processes have one thread each. There are as many as keep them at most ${BUSY_MAX * 100} % busy and 99 of 100 requests below ${P99_MS} ms, by simulation of random arrivals (\`bench/src/load/queue.ts\`).

${table(HEAD, rows, { numbersFrom: 0 })}
A process of the API holds ${memory.api.toFixed(0)} MB under load, of chat ${memory.chat.toFixed(0)} MB, of the site ${memory.site.toFixed(0)} MB. Pages do not count a CDN, which takes most of them from the site server.
`
}

const HEAD = [
  'learners',
  'at once in the busiest hour',
  'API requests/s',
  'API',
  'chat',
  'site',
  'PostgreSQL cores',
  'bottleneck',
]

function rowOf(learners: number, cost: LoadFigures['cost'], random: () => number): string[] {
  const demand = demandOf(learners)
  const processes = (perSecond: number, costMs: number) => processesFor({ perSecond, costMs }, P99_MS, random)
  const all = demand.api + demand.site + demand.chat
  const database = Math.max(1, Math.ceil((all * cost.database) / 1000 / BUSY_MAX))
  const counts = [
    processes(demand.api, cost.api),
    processes(demand.chat, cost.chat),
    processes(demand.site, cost.site),
  ]
  return [
    learners.toLocaleString('en'),
    ...[demand.people, demand.api].map((value) => Math.round(value).toLocaleString('en')),
    ...[...counts, database].map(String),
    bottleneck(counts[0]!, database),
  ]
}

/** Processes are added; the primary database is one. */
function bottleneck(api: number, database: number): string {
  if (database > DATABASE_CORES_MAX)
    return `PostgreSQL: more than ${DATABASE_CORES_MAX} cores; replicas for public lists, then a split`
  return api > 1 ? 'processor of the API: add processes' : 'none'
}
