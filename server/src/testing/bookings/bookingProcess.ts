import type { ApiDatabase } from '../../kernel/database/schema'
import { activityOf } from '../../platform/tracing/activity'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { pingDatabase } from '../../platform/database/pingDatabase'
import { answerTo, bookingServices, type Act } from './bookingActs'

// Child process of a test: executes the requests that it gets, and dies where it is told to.

export interface Order {
  act: Act
  /** Number of statements after which the process reports that it has begun; default: 0. */
  begunAfter?: number
  /** Number of statements after which the process dies; 0 means at once. By default it does not die. */
  diesAfter?: number
}

const db = openDatabase<ApiDatabase>(JSON.parse(process.argv[2]!) as DatabaseLocation)
const services = await bookingServices(db)
await pingDatabase(db)

let statements = 0
let order: Omit<Required<Order>, 'act'> | undefined

function count(done: number, { begunAfter, diesAfter }: NonNullable<typeof order>) {
  statements = done
  if (statements === begunAfter) process.send!('begun')
  if (statements >= diesAfter) process.kill(process.pid, 'SIGKILL')
}
activityOf(db)!.onStatement(() => {
  if (order) count(statements + 1, order)
})

process.on('message', async ({ act, begunAfter = 0, diesAfter = Infinity }: Order) => {
  order = { begunAfter, diesAfter }
  count(0, order)
  const answer = await answerTo(services, act)
  if (statements < begunAfter) process.send!('begun')
  process.send!(answer)
})
process.on('disconnect', () => process.exit())
process.send!('ready')
