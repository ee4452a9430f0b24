import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { ATTEMPT_LIFETIME_MS } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { endOverdueAttempts } from '../../courses/quizzes/endOverdueAttempts'
import { Random } from '../hostile/random'
import { quizWorld } from './quizWorld'
import { OLDEST_ANSWER_MS, SimulatedAttempt } from './simulatedAttempt'
import type { Tally } from './tally'

export interface AttemptDrillSize {
  attempts: number
  learners: number
  seed: number
}

export interface AttemptDrillResult extends Tally {
  /** Number of times that a mentor changed a question bank while attempts were open. */
  edits: number
  /** Number of attempts that nobody submitted and the server ended. */
  expired: number
}

const QUIZZES = 5
/** Number of attempts that are open at the same time. */
const AT_ONCE = 50
/** Pause between two rounds of attempts. No failed attempt makes a learner wait longer than this. */
const PAUSE_MS = HOUR_MS
/**
 * A pause lasts until all open attempts have expired in this share of cases, and always if the last such pause was
 * longer than `LEFT_MAX_MS` ago.
 */
const LONG_PAUSES = 0.05
const LEFT_MAX_MS = ATTEMPT_LIFETIME_MS / 2

/**
 * Simulates learners who take quizzes in every awkward way, and counts where the server's state differs from what they
 * have seen.
 */
export async function drillAttempts({
  attempts,
  learners,
  seed,
}: AttemptDrillSize): Promise<AttemptDrillResult> {
  const random = new Random(seed)
  const world = await quizWorld({ learners, quizzes: QUIZZES })
  const tally: Tally = {
    attempts: 0,
    answers: 0,
    late: 0,
    doubled: 0,
    continued: 0,
    lost: 0,
    keys: 0,
    wrong: 0,
  }
  const left = new Map<string, SimulatedAttempt>()
  let edits = 0
  let expired = 0
  let since = world.clock().getTime()
  try {
    while (tally.attempts < attempts) {
      for (const group of groupsOf(random.shuffled(world.learners))) {
        if (tally.attempts >= attempts) break
        const open = group.map((learner) => {
          const lessonId = random.pick(world.lessonIds)
          const known = left.get(`${learner.account._id} ${lessonId}`)
          return known ?? new SimulatedAttempt(world, random, tally, learner, lessonId)
        })
        await Promise.all(open.map((one) => one.start()))
        if (random.chance(0.3)) await world.saveBank(random.pick(world.lessonIds), (edits += 1))
        world.clock.advance(OLDEST_ANSWER_MS)
        await Promise.all(open.map((one) => one.answer()))
        await Promise.all(open.map((one) => finish(one)))
      }
      world.clock.advance(PAUSE_MS)
      if (random.chance(LONG_PAUSES) || world.clock().getTime() - since > LEFT_MAX_MS) await endLeft()
    }
    await endLeft()
    return { ...tally, edits, expired }
  } finally {
    await world.close()
  }

  /** Advances the clock until the time for every abandoned attempt is over, and checks that the server ends each. */
  async function endLeft() {
    world.clock.advance(ATTEMPT_LIFETIME_MS)
    for (let ended = 0; ended < left.size; ended += 100) await endOverdueAttempts(world.db, world.clock())
    for (const one of left.values()) await one.checkEnded()
    expired += left.size
    left.clear()
    since = world.clock().getTime()
  }

  async function finish(one: SimulatedAttempt) {
    const key = `${one.learner.account._id} ${one.lessonId}`
    if (random.chance(0.05)) {
      one.leave()
      left.set(key, one)
    } else {
      await one.submit()
      left.delete(key)
    }
  }
}

const groupsOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
