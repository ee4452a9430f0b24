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
  /** Steps at which a process was killed: before the first statement, after each one, and after the answer. */
  steps: number
  /** Kills after the change had been committed and before it was answered. */
  unanswered: number
  /** The first problems that were found. */
  problems: string[]
}

interface Options {
  runs: number
  /** By how many statements the kill is later in the next run. */
  stride?: number
}

const PROBLEMS_KEPT = 5

/**
 * Kills a process at each step of a change of sessions or seats, while others want the same. Another process then repeats
 * the request twice, as a client does that got no answer.
 */
export async function drillBookings(
  name: SceneName,
  { runs, stride = 1 }: Options,
): Promise<BookingDrillResult> {
  const { db, location, drop } = await freshDatabase()
  const services = await bookingServices(db)
  const result: BookingDrillResult = { name, runs, held: 0, steps: 0, unanswered: 0, problems: [] }
  const steps = new Set<number | 'answered'>()
  let step = 0
  let child = await startBookingChild(location)
  try {
    for (let run = 0; run < runs; run += 1) {
      const next = startBookingChild(location)
      // Who awaits it comes later.
      next.catch(() => undefined)
      const scene = await newScene(db, services, name, run)
      const othersFirst = run % 2 === 0
      const first = await killedAt(child, scene, services, { diesAfter: step, othersFirst })
      const isCommitted = await isDone(db, scene.act)
      child = await next
      const again = [await child.order(scene.act), await child.order(scene.act)] as [Answer, Answer]
      const answers = { first: first.victim, again, isCommitted, isDone: await isDone(db, scene.act) }
      const problems = [
        ...wrongAnswers(scene.act, answers),
        ...(await lostActs(db, first.others)),
        ...(await brokenBookings(db)),
      ]
      steps.add(first.victim ? 'answered' : step)
      if (!first.victim && isCommitted) result.unanswered += 1
      if (problems.length === 0) result.held += 1
      result.problems.push(...problems.map((problem) => `run ${run}, step ${step}: ${problem}`))
      // What is broken stays so, and would be found again.
      if (problems.length > 0) break
      // Each step is taken twice: once the others begin first, once they do not.
      if (othersFirst) continue
      // Who is refused because others were faster has not come to the end.
      step = first.victim && 'done' in first.victim ? 0 : step + stride
    }
  } finally {
    await child.kill()
    await drop()
  }
  return { ...result, steps: steps.size, problems: result.problems.slice(0, PROBLEMS_KEPT) }
}

interface Answers {
  /** Undefined if the process died before it answered. */
  victim: Answer | undefined
  others: { act: Act; answer: Answer }[]
}

async function killedAt(
  child: BookingChild,
  { act, rivals }: Scene,
  services: BookingServices,
  { diesAfter, othersFirst }: { diesAfter: number; othersFirst: boolean },
): Promise<Answers> {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  if (othersFirst) begin()
  const answer = child.order(act, { diesAfter, onBegun: begin })
  const answered = async (rival: Act) => ({ act: rival, answer: await answerTo(services, rival) })
  const others = begun.then(() => Promise.all(rivals.map(answered)))
  const both = await Promise.all([answer, others])
  await child.kill()
  return { victim: both[0], others: both[1] }
}

const SCENES_AT_ONCE = 2

/** Drills each change, each on a database of its own. In the order of `SCENES`. */
export async function drillAllBookings(options: Options): Promise<BookingDrillResult[]> {
  const results = new Map<SceneName, BookingDrillResult>()
  await inParallel([...SCENES], SCENES_AT_ONCE, async (name) => {
    results.set(name, await drillBookings(name, options))
  })
  return SCENES.map((name) => results.get(name)!)
}
