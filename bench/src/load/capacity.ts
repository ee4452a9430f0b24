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
/** Connections of one chat process, and what each holds in KB, as `npm run bench:chat` has measured. */
const CONNECTIONS_MAX = 10_000
const CONNECTION_KB = 8.7
/** People for whom the use of processor and memory is stated. */
const GROUP = 1_000

/** @param measured on PostgreSQL, with one process of the API @param when date and machine of the measurement */
export function capacityDocument(measured: LoadFigures, when: string, random: () => number): string {
  const { cost, memory } = measured
  const rows = LEARNERS.map((learners) => rowOf(learners, measured, random))
  const cores = [cost.api, cost.site, cost.chat, cost.database].map((ms) => `${ms.toFixed(1)} ms`)
  return `# Capacity

Written by \`npm run bench:load\` from what one request costs ([measured](benchmarks/scale.md): ${when}). A model, not a measurement: nobody has run a million learners.

- One request costs ${cores[0]} of processor time in the main API, a page ${cores[1]} in the site server, a message ${cores[2]} in chat, each of them ${cores[3]} in PostgreSQL.
- In the busiest hour ${PEOPLE.active * 100} % of all learners are there; each sends ${PEOPLE.apiRequests} requests, opens ${PEOPLE.pages} pages and writes ${PEOPLE.messages} messages. The busiest minute has ${PEOPLE.peak} times the average (\`bench/src/load/people.ts\`).
- So ${groupOf(cost)} in the busiest minute.
- Processes have one thread each. There are as many as keep them at most ${BUSY_MAX * 100} % busy and 99 of 100 requests below ${P99_MS} ms, by simulation of random arrivals (\`bench/src/load/queue.ts\`). Chat has a process more for every ${CONNECTIONS_MAX.toLocaleString('en')} people who are there, each of whom holds a connection.

${table(HEAD, rows, { numbersFrom: 0 })}
A process of the API holds ${memory.api.toFixed(0)} MB under load, of chat ${memory.chat.toFixed(0)} MB, of the site ${memory.site.toFixed(0)} MB. PostgreSQL's and Redis' own memory is not counted. How long each service takes to start, and what it holds when idle, is in the [bench of the services](benchmarks/services.md). Multiply cores and memory by what they cost at your provider; pages do not count a CDN, which takes most of them from the site server.
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
  'cores in all',
  'GB in all',
  'bottleneck',
]

/** What a group of people who are there at once takes. */
function groupOf(cost: LoadFigures['cost']): string {
  const { api, site, chat } = demandOf(GROUP / PEOPLE.active)
  const cores = (perSecond: number, ms: number) => `${((perSecond * ms) / 1000).toFixed(2)} cores`
  const memory = ((GROUP * CONNECTION_KB) / 1000).toFixed(0)
  return `${GROUP.toLocaleString('en')} people who are there at once take ${cores(api, cost.api)} of the main API, ${cores(site, cost.site)} of the site server, ${cores(chat, cost.chat)} and ${memory} MB of chat, and ${cores(api + site + chat, cost.database)} of PostgreSQL`
}

function rowOf(learners: number, { cost, memory }: LoadFigures, random: () => number): string[] {
  const demand = demandOf(learners)
  const processes = (perSecond: number, costMs: number) => processesFor({ perSecond, costMs }, P99_MS, random)
  const all = demand.api + demand.site + demand.chat
  const database = Math.max(1, Math.ceil((all * cost.database) / 1000 / BUSY_MAX))
  const api = processes(demand.api, cost.api)
  const chat = Math.max(processes(demand.chat, cost.chat), Math.ceil(demand.people / CONNECTIONS_MAX))
  const site = processes(demand.site, cost.site)
  const megabytes = api * memory.api + chat * memory.chat + site * memory.site
  const gigabytes = (megabytes + (demand.people * CONNECTION_KB) / 1000) / 1000
  return [
    learners.toLocaleString('en'),
    ...[demand.people, demand.api].map((value) => Math.round(value).toLocaleString('en')),
    ...[api, chat, site, database, api + chat + site + database].map(String),
    gigabytes.toFixed(1),
    bottleneck(api, database),
  ]
}

/** Processes are added; the primary database is one. */
function bottleneck(api: number, database: number): string {
  if (database > DATABASE_CORES_MAX)
    return `PostgreSQL: more than ${DATABASE_CORES_MAX} cores; replicas for public lists, then a split`
  return api > 1 ? 'processor of the API: add processes' : 'none'
}
