import { outageOf, type Outage } from './unavailable'

/** An outage that no request has reported for this long is over, in ms. */
const OVER_AFTER_MS = 60_000

/** Distinguishes the first log line of an outage from repetitions. */
export class OutageLines {
  private readonly lastMet = new Map<Outage, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param fields of a log line: `err` the error that it is about, `recovered` that everything works again */
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
