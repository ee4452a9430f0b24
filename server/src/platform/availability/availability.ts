import type { FastifyBaseLogger } from 'fastify'
import { OUTAGE_MESSAGES, outageOf, type Outage } from './unavailable'

/** A check of one dependency. Throws if the dependency is not available. */
export type Check = () => Promise<unknown>

const UNKNOWN = 'A dependency of this process is not available: see its log.'
export const STOPPING = 'The process is stopping.'

/** The time for which the result of a check is cached, in ms, because anybody may call `/readyz`. */
const FRESH_MS = 1_000
const CHECK_DEADLINE_MS = 3_000
/** Interval at which the checks are repeated during an outage, even if nobody asks for `/readyz`. */
const PROBE_EVERY_MS = 2_000
/**
 * Time in ms for which this process stays not ready after a request has reported an outage. It is needed
 * because the checks do not detect every full disk.
 */
const REPORT_COUNTS_MS = 10_000

/** Determines whether this process can do its work, and the reason if it cannot. */
export class Availability {
  private isStopping = false
  private known: { at: number; result: Promise<string | undefined> } | undefined
  private reported: { outage: Outage; at: number } | undefined
  private probing: NodeJS.Timeout | undefined

  constructor(
    private readonly checks: Check[],
    private readonly logger: FastifyBaseLogger,
    /** Monotonic clock, in ms. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns the reason why the process cannot do its work, or undefined if it can. */
  async problem(): Promise<string | undefined> {
    if (this.isStopping) return STOPPING
    if (!this.known || this.now() - this.known.at > FRESH_MS)
      this.known = { at: this.now(), result: this.check() }
    return (await this.known.result) ?? this.reportedProblem()
  }

  /** Records an outage that a request has encountered, and starts to repeat the checks. */
  report(outage: Outage) {
    if (outage === 'files' || outage === 'service') return
    this.reported = { outage, at: this.now() }
    this.probe()
  }

  /** Makes this process not ready, so that it gets no new work. */
  stop() {
    this.isStopping = true
    clearInterval(this.probing)
  }

  private reportedProblem() {
    if (!this.reported || this.reported.outage === 'database') return undefined
    return this.now() - this.reported.at < REPORT_COUNTS_MS
      ? OUTAGE_MESSAGES[this.reported.outage]
      : undefined
  }

  private async check(): Promise<string | undefined> {
    try {
      for (const check of this.checks) await inTime(check())
      return undefined
    } catch (error) {
      const outage = outageOf(error)
      const message = outage ? OUTAGE_MESSAGES[outage] : UNKNOWN
      this.logger.error({ err: error }, message)
      this.probe()
      return message
    }
  }

  private probe() {
    if (this.isStopping || this.probing) return
    this.probing = setInterval(async () => {
      if ((await this.problem()) !== undefined || this.isStopping) return
      clearInterval(this.probing)
      this.probing = this.reported = undefined
      this.logger.info({ recovered: true }, 'all dependencies are available again')
    }, PROBE_EVERY_MS).unref()
  }
}

async function inTime(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A check took longer than ${CHECK_DEADLINE_MS} ms.`)),
      CHECK_DEADLINE_MS,
    )
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
