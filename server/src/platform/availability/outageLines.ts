import { outageOf, type Outage } from './unavailable'

/** An outage counts as over if no request has reported it for this long, in ms. */
const OVER_AFTER_MS = 60_000

/** Distinguishes the first log line of an outage from its repetitions. */
export class OutageLines {
  private readonly lastMet = new Map<Outage, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Returns false if the line repeats an outage that was already logged.
   * @param fields fields of a log line: `err` is the error to log; `recovered` means that all dependencies work again
   */
  isNews(fields: unknown): boolean {
    const { err, recovered } = (fields ?? {}) as { err?: unknown; recovered?: boolean }
    if (recovered) this.lastMet.clear()
    const outage = outageOf(err)
    if (!outage) return true
    const last = this.lastMet.get(outage)
    this.lastMet.set(outage, this.now())
    return last === undefined || this.now() - last > OVER_AFTER_MS
  }
}
