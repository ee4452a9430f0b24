import { table } from '../harness/table'
import type { LoadFigures } from './measure'

/** Assumptions about the people who use the product. Change them here when better figures are known. */
const PEOPLE = {
  /** Share of all learners who use the site in the busiest hour of a usual day. */
  active: 0.05,
  /** Numbers of API requests, pages and messages of one active learner in the busiest hour. */
  apiRequests: 90,
  pages: 8,
  messages: 4,
  /** Requests in the busiest minute of that hour, divided by those in its average minute. */
  peak: 1.5,
}
const LEARNERS = [1_000, 10_000, 100_000, 1_000_000]
/**
 * Maximum share of time in which a planned process is busy. The rest is a reserve for peaks within a minute,
 * for restarts of other processes, and for other work of the machine.
 */
const BUSY_MAX = 0.6
/**
 * Maximum connections of one chat process, and the memory of each in KB, as measured on 2026-11-26 with 10,000
 * connections.
 */
const CONNECTIONS_MAX = 10_000
const CONNECTION_KB = 9.3

/**
 * Returns the numbers of API requests, pages and chat messages per second in the busiest minute, if `people`
 * are active in that hour.
 */
function demandOf(people: number) {
  const perSecond = (each: number) => (people * each * PEOPLE.peak) / 3600
  return {
    api: perSecond(PEOPLE.apiRequests),
    site: perSecond(PEOPLE.pages),
    chat: perSecond(PEOPLE.messages),
  }
}

/**
 * Returns the paragraphs about capacity.
 * @param measured figures on PostgreSQL, with one process of the API, at a usual load
 */
export function capacityParagraphs(measured: LoadFigures): string[] {
  const { cost, memory } = measured
  const [api, site, chat, database] = [cost.api, cost.site, cost.chat, cost.database].map(
    (ms) => `${ms.toFixed(1)} ms`,
  )
  return [
    [
      `- One request costs ${api} of processor time in the main API, a page ${site} in the site server, a message ${chat} in chat, each of them ${database} in PostgreSQL.`,
      `- In the busiest hour ${PEOPLE.active * 100} % of all learners are there; each sends ${PEOPLE.apiRequests} requests, opens ${PEOPLE.pages} pages and writes ${PEOPLE.messages} messages. The busiest minute has ${PEOPLE.peak} times the average.`,
      `- Processes have one thread each, and are at most ${BUSY_MAX * 100} % busy. Chat has a process more for every ${CONNECTIONS_MAX.toLocaleString('en')} people who are there, each of whom holds a connection.`,
    ].join('\n'),
    table(
      HEAD,
      LEARNERS.map((learners) => toRow(learners, measured)),
      { numbersFrom: 0 },
    ),
    `A process of the API holds ${memory.api.toFixed(0)} MB under load, of chat ${memory.chat.toFixed(0)} MB, of the site ${memory.site.toFixed(0)} MB.`,
  ]
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
]

function toRow(learners: number, { cost, memory }: LoadFigures): string[] {
  const people = learners * PEOPLE.active
  const demand = demandOf(people)
  const processes = (perSecond: number, costMs: number) =>
    Math.max(1, Math.ceil((perSecond * costMs) / 1000 / BUSY_MAX))
  const database = processes(demand.api + demand.chat + demand.site, cost.database)
  const api = processes(demand.api, cost.api)
  const chat = Math.max(processes(demand.chat, cost.chat), Math.ceil(people / CONNECTIONS_MAX))
  const site = processes(demand.site, cost.site)
  const megabytes = api * memory.api + chat * memory.chat + site * memory.site
  const gigabytes = (megabytes + (people * CONNECTION_KB) / 1000) / 1000
  return [
    learners.toLocaleString('en'),
    ...[people, demand.api].map((value) => Math.round(value).toLocaleString('en')),
    ...[api, chat, site, database, api + chat + site + database].map(String),
    gigabytes.toFixed(1),
  ]
}
