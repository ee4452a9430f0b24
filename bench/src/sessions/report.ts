import { table } from '../report/table'
import { median, quantile } from '../statistics'
import { CONTENDERS, type Outcome } from './measureSessions'

export interface Measured extends Outcome {
  database: string
}

/** Milliseconds. */
const GOALS = { slots: 50, bookings: 100 }

export function report(measured: Measured[], run: string): string {
  return `# Sessions

Written by \`npm run bench:sessions\`: a mentor who can be booked four times a day, with a fifth of the time taken, and ${CONTENDERS} learners who want the same time at once. All requests go to one process, in turns with their yardstick: the mentor's page for free times, as many plain writes at once (bookmarks) for bookings.

${run}.

${table(HEAD, measured.flatMap(rowsOf), { numbersFrom: 2 })}
The goals are a p99 of at most ${GOALS.slots} ms for the free times of 31 days and of ${GOALS.bookings} ms for a booking among ${CONTENDERS} contenders. The last column is the p99 as a multiple of the yardstick's, which says more on a busy machine.

${measured.map(({ database, wrongRounds, bookings }) => `- ${database}: exactly one learner got the time in ${bookings.length / CONTENDERS - wrongRounds} of ${bookings.length / CONTENDERS} rounds.`).join('\n')}
`
}

const HEAD = ['Database', 'Request', 'n', 'ms', 'p99 ms', 'goal', 'yardstick p99 ms', '×']

const rowsOf = ({ database, slots, mentors, bookings, bookmarks }: Measured) => [
  row(database, 'free times of 31 days', slots, mentors, GOALS.slots),
  row(database, `booking among ${CONTENDERS}`, bookings, bookmarks, GOALS.bookings),
]

function row(database: string, name: string, times: number[], yardstick: number[], goal: number) {
  const [p99, standard] = [quantile(times, 0.99), quantile(yardstick, 0.99)]
  const figures = [median(times), p99].map((ms) => ms.toFixed(1))
  const ratio = [standard.toFixed(1), (p99 / standard).toFixed(1)]
  return [database, name, String(times.length), ...figures, String(goal), ...ratio]
}
