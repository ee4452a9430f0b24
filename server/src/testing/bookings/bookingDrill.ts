import type { Database } from '../../kernel/database/schema'
import { inParallel } from '../../platform/parallel/inParallel'
import { freshDatabase } from '../freshDatabase'
import { answerTo, bookingServices, type Act, type Answer, type BookingServices } from './bookingActs'
import { startBookingChild, type BookingChild } from './bookingChild'
import { newScene, SCENES, type Scene, type SceneName } from './bookingScenes'
import { brokenBookings } from './brokenBookings'
import { isDone, lostActs, wrongAnswers } from './wrongAnswers'

export interface BookingDrillResult {
  name: SceneName
  runs: number
  held: number
  /**
   * Number of steps at which a process was killed: before the first statement, after each statement, and after the
   * answer.
   */
  steps: number
  /** Number of kills after the commit of the change and before the answer. */
  unanswered: number
  /** The first problems that were found. */
  problems: string[]
}

interface Options {
  runs: number
  /** Number of statements before the first kill. */
  from?: number
}

const PROBLEMS_KEPT = 5
/**
 * Other requests begin this many statements before the kill, so that the killed process gets that far and they still
 * overlap with it.
 */
const LEAD = 3

/**
 * Kills a process at each step of a change to sessions or seats, while others request the same slot or seat. Another
 * process then repeats the request twice, like a client that got no answer.
 */
export async function drillBookings(
  name: SceneName,
  { runs, from = 0 }: Options,
): Promise<BookingDrillResult> {
  const { db, location, drop } = await freshDatabase()
  const stage = { db, services: await bookingServices(db) }
  const result: BookingDrillResult = { name, runs, held: 0, steps: 0, unanswered: 0, problems: [] }
  const steps = new Set<number | 'answered'>()
  let step = from
  let child = await startBookingChild(location)
  try {
    // The drill ends at the first problem, because broken data would be reported again in each run.
    for (let run = 0; run < runs && result.problems.length === 0; run += 1) {
      const next = startBookingChild(location)
      // It is awaited later; until then, a failure must not count as an unhandled rejection.
      next.catch(() => undefined)
      // Each step is done twice: once the others begin first, once they do not.
      const othersFirst = run % 2 === 0
      const scene = await newScene(db, stage.services, name, run)
      const died = await killedAt(child, scene, stage, { diesAfter: step, othersFirst })
      child = await next
      const problems = await problemsAfter(child, scene, stage, died)
      result.problems = problems.slice(0, PROBLEMS_KEPT).map((one) => `run ${run}, step ${step}: ${one}`)
      steps.add(died.answer ? 'answered' : step)
      if (!died.answer && died.isCommitted) result.unanswered += 1
      if (problems.length === 0) result.held += 1
      // A request that was refused because others were faster has not reached the last step.
      const isOver = died.answer && 'done' in died.answer
      if (!othersFirst) step = isOver ? 0 : step + 1
    }
  } finally {
    await child.kill()
    await drop()
  }
  return { ...result, steps: steps.size }
}

interface Stage {
  db: Database
  services: BookingServices
}

interface Died {
  /** The answer; undefined if the process died before it answered. */
  answer: Answer | undefined
  isCommitted: boolean
  others: { act: Act; answer: Answer }[]
}

async function killedAt(
  child: BookingChild,
  { act, rivals }: Scene,
  { db, services }: Stage,
  { diesAfter, othersFirst }: { diesAfter: number; othersFirst: boolean },
): Promise<Died> {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  if (othersFirst) begin()
  const answered = async (rival: Act) => ({ act: rival, answer: await answerTo(services, rival) })
  const [answer, others] = await Promise.all([
    child.order(act, { diesAfter, begunAfter: Math.max(0, diesAfter - LEAD), onBegun: begin }),
    begun.then(() => Promise.all(rivals.map(answered))),
  ])
  await child.kill()
  return { answer, others, isCommitted: await isDone(db, act) }
}

/** Repeats the request in another process, and returns all problems that it finds. */
async function problemsAfter(child: BookingChild, { act }: Scene, { db }: Stage, died: Died) {
  const again = [await child.order(act), await child.order(act)] as [Answer, Answer]
  const { answer: first, isCommitted, others } = died
  return [
    ...wrongAnswers({ first, again, isCommitted, isDone: await isDone(db, act) }),
    ...(await lostActs(db, others)),
    ...(await brokenBookings(db)),
  ]
}

const SCENES_AT_ONCE = 2

/** Drills every change, each on its own database. The results are in the order of `SCENES`. */
export async function drillAllBookings(options: Options): Promise<BookingDrillResult[]> {
  const results = new Map<SceneName, BookingDrillResult>()
  await inParallel([...SCENES], SCENES_AT_ONCE, async (name) => {
    results.set(name, await drillBookings(name, options))
  })
  return SCENES.map((name) => results.get(name)!)
}
