import type { ApiDatabase } from '../../api/database/schema'
import { activityOf } from '../../platform/database/activity'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { pingDatabase } from '../../platform/database/pingDatabase'
import { answerTo, bookingServices, type Act } from './bookingActs'

// Child process of a test: does what it is asked for, and dies where it is told to.

export interface Order {
  act: Act
  /** Statements after which it dies; 0: before the first one. Without it, it lives. */
  diesAfter?: number
}

const db = openDatabase<ApiDatabase>(JSON.parse(process.argv[2]!) as DatabaseLocation)
const services = await bookingServices(db)
await pingDatabase(db)

let left = Infinity
const dieAtTheEnd = () => {
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
}
activityOf(db)!.onStatement(() => {
  left -= 1
  dieAtTheEnd()
})

process.on('message', async ({ act, diesAfter = Infinity }: Order) => {
  left = diesAfter
  process.send!('begun')
  dieAtTheEnd()
  process.send!(await answerTo(services, act))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
