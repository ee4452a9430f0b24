import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { LightMyRequestResponse } from 'fastify'
import type { Random } from '../hostile/random'
import type { SignedIn } from '../signedIn'
import { FEEDBACK, answerTo } from './quizQuestions'
import type { QuizWorld } from './quizWorld'
import type { Tally } from './tally'

/** Maximum age of an answer when it arrives at the server, in ms. */
export const OLDEST_ANSWER_MS = 10 * 60_000

/** One attempt as its learner remembers it. The server's state must match it, whatever happens to the requests. */
export class SimulatedAttempt {
  private attempt?: Attempt
  /** The last answer by question id. */
  private readonly given = new Map<string, { answer: Answer; right: boolean; ageMs: number }>()

  constructor(
    private readonly world: QuizWorld,
    private readonly random: Random,
    private readonly tally: Tally,
    readonly learner: SignedIn<Learner>,
    readonly lessonId: string,
  ) {}

  /** Starts on one device or on two at once; an open attempt is continued. */
  async start() {
    const devices = this.random.chance(0.2) ? 2 : 1
    const replies = await this.all(devices, () => this.world.start(this.learner, this.lessonId))
    for (const reply of replies) this.remember(this.read(reply))
  }

  /** Answers in any order, some twice, some changed, some after having waited for a connection. */
  async answer() {
    const acts = this.attempt!.questions.flatMap((question) => this.actsFor(question))
    for (const act of this.random.shuffled(acts)) await this.send(act)
    if (this.random.chance(0.2)) this.check(this.read(await this.world.read(this.learner, this.attempt!.id)))
  }

  /** Submits once or several times at once. */
  async submit() {
    const times = this.random.chance(0.2) ? 3 : 1
    const replies = await this.all(times, () => this.world.submit(this.learner, this.attempt!.id))
    for (const reply of replies) this.checkResult(this.read(reply))
    const late = this.attempt!.questions[0]!
    const refused = await this.world.answer(this.learner, this.attempt!.id, late.id, {
      answer: answerTo(late, true),
    })
    if (refused.statusCode !== 409) this.tally.wrong += 1
  }

  /** Checks an attempt that has ended by itself. */
  async checkEnded() {
    this.checkResult(this.read(await this.world.read(this.learner, this.attempt!.id)))
  }

  private remember(attempt: Attempt) {
    if (this.attempt) {
      if (attempt.id === this.attempt.id) return this.check(attempt)
      this.tally.wrong += 1
    }
    this.tally.attempts += 1
    this.attempt = attempt
  }

  private actsFor(question: Question) {
    const changes = this.random.chance(0.25) ? 2 : 1
    const isLate = this.random.chance(0.2)
    return Array.from({ length: changes }, () => {
      const right = this.random.chance(0.75)
      const ageMs = 1 + this.random.int(isLate ? OLDEST_ANSWER_MS - 1 : 1000)
      if (ageMs > 1000) this.tally.late += 1
      return { questionId: question.id, answer: answerTo(question, right), right, ageMs }
    })
  }

  private async send({
    questionId,
    ...act
  }: {
    questionId: string
    answer: Answer
    right: boolean
    ageMs: number
  }) {
    // Skipped if another answer to this question has the same time, because then it is undefined which one is later.
    if (this.given.get(questionId)?.ageMs === act.ageMs) return
    const times = this.random.chance(0.1) ? 2 : 1
    if (times > 1) this.tally.doubled += 1
    const { answer, ageMs } = act
    const replies = await this.all(times, () =>
      this.world.answer(this.learner, this.attempt!.id, questionId, { answer, ageMs }),
    )
    if (replies.some(({ statusCode }) => statusCode !== 200)) this.tally.wrong += 1
    this.tally.answers += 1
    const before = this.given.get(questionId)
    if (!before || before.ageMs > ageMs) this.given.set(questionId, act)
  }

  /** Ends a visit: the answers of this visit are older than all answers of the next one. */
  leave() {
    this.tally.continued += 1
    for (const act of this.given.values()) act.ageMs = Infinity
  }

  private read(reply: LightMyRequestResponse): Attempt {
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`)
    const attempt = reply.json().data as Attempt
    const secret = /"key"|"accepted"|"tolerance"/
    const isLeak = attempt.state === 'open' && (secret.test(reply.body) || reply.body.includes(FEEDBACK))
    const failed = attempt.result && !attempt.result.passed
    // After a failed attempt, only learners who have passed another attempt may see the right answers.
    if (isLeak || (failed && !this.mayKnow() && secret.test(reply.body))) this.tally.keys += 1
    if (attempt.result?.passed) this.learnerKnows().add(this.lessonId)
    return attempt
  }

  private check(attempt: Attempt) {
    if (JSON.stringify(attempt.questions) !== JSON.stringify(this.attempt!.questions)) this.tally.wrong += 1
    const stored = new Map(attempt.answers.map(({ questionId, answer }) => [questionId, answer]))
    for (const [questionId, { answer }] of this.given)
      if (!isSameAnswer(stored.get(questionId), answer)) this.tally.lost += 1
  }

  private checkResult(attempt: Attempt) {
    this.check(attempt)
    const right = [...this.given.values()].filter((act) => act.right).length
    if (attempt.result?.points !== right || attempt.result.of !== this.attempt!.questions.length)
      this.tally.wrong += 1
  }

  private all(times: number, act: () => Promise<LightMyRequestResponse>) {
    return Promise.all(Array.from({ length: times }, act))
  }

  private learnerKnows = () =>
    passedBy.get(this.learner) ?? passedBy.set(this.learner, new Set()).get(this.learner)!
  private mayKnow = () => this.learnerKnows().has(this.lessonId)
}

/** The quizzes that each learner has passed. */
const passedBy = new WeakMap<SignedIn<Learner>, Set<string>>()

/** Compares two answers. The server may return the fields of an object in another order. */
function isSameAnswer(one: Answer | undefined, other: Answer): boolean {
  const fields = (answer: object | undefined): string =>
    JSON.stringify(answer, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  return fields(one) === fields(other)
}
