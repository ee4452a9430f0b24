import type { RunningService, ServiceName } from './services'

export interface SupervisorOptions {
  start: (name: ServiceName) => Promise<RunningService>
  stop: (service: RunningService) => Promise<void>
  /** Tells the person at the terminal. */
  say: (line: string) => void
  /** The process ids have changed; a service that is down has none. */
  onPids: (pids: Partial<Record<ServiceName, number>>) => void
  /** Everything has been stopped because a service ends again and again. */
  onGivenUp: (reason: string) => void
  /** Where a service writes its log. */
  logOf: (name: ServiceName) => string
  random?: () => number
  /** ms; never goes back. */
  now?: () => number
}

/** So many ends of one service within this time are not an accident. */
const ENDS_MAX = 5
const ENDS_WITHIN_MS = 60_000
/** Pause before the first restart, in ms; it doubles with each further end within the time above. */
const FIRST_PAUSE_MS = 500

/** Keeps services running: one that ends is started again, after a pause that grows; the others go on meanwhile. */
export class Supervisor {
  private readonly running = new Map<ServiceName, RunningService>()
  private readonly ends = new Map<ServiceName, number[]>()
  private readonly pauses = new Set<NodeJS.Timeout>()
  private readonly starting = new Set<Promise<unknown>>()
  private isStopping = false

  constructor(private readonly options: SupervisorOptions) {}

  /** Starts a service for the first time. Throws when it does not get ready. */
  async start(name: ServiceName): Promise<void> {
    const starting = this.options.start(name)
    this.starting.add(starting.catch(() => undefined))
    const service = await starting
    if (this.isStopping) return this.options.stop(service)
    this.running.set(name, service)
    this.tellPids()
    void service.ended.then((how) => this.onEnd(name, how))
  }

  /** Stops all services; none is started again. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.pauses.forEach(clearTimeout)
    await Promise.all([...this.running.values()].map(this.options.stop))
    await Promise.all(this.starting)
  }

  private onEnd(name: ServiceName, how: string) {
    this.running.delete(name)
    if (this.isStopping) return
    this.tellPids()
    const { say, logOf } = this.options
    const ends = this.countEnd(name)
    if (ends >= ENDS_MAX) return void this.giveUp(name, how)
    const pause = this.pauseAfter(ends)
    say(`✗ The ${name} service has ended (${how}); it is started again in ${(pause / 1000).toFixed(1)} s.`)
    say(`  Its log: ${logOf(name)}`)
    const timer = setTimeout(() => {
      this.pauses.delete(timer)
      void this.restart(name)
    }, pause)
    this.pauses.add(timer)
  }

  private async restart(name: ServiceName) {
    try {
      await this.start(name)
      if (!this.isStopping) this.options.say(`✓ The ${name} service is up again.`)
    } catch (error) {
      this.onEnd(name, error instanceof Error ? error.message : String(error))
    }
  }

  /** Answers how often the service has ended lately, this end included. */
  private countEnd(name: ServiceName): number {
    const now = this.options.now?.() ?? performance.now()
    const lately = (this.ends.get(name) ?? []).filter((at) => now - at < ENDS_WITHIN_MS)
    this.ends.set(name, [...lately, now])
    return lately.length + 1
  }

  /** With some chance in it, so that services which fall over the same thing do not come back at the same moment. */
  private pauseAfter(ends: number) {
    const { random = Math.random } = this.options
    return FIRST_PAUSE_MS * 2 ** (ends - 1) * (1 + random() / 2)
  }

  private async giveUp(name: ServiceName, how: string) {
    await this.stop()
    this.options.onGivenUp(
      `The ${name} service has ended ${ENDS_MAX} times within a minute, the last time with: ${how}. ` +
        `Everything was stopped. What happened stands in ${this.options.logOf(name)}.`,
    )
  }

  private tellPids() {
    const pids = [...this.running].map(([name, { process: child }]) => [name, child.pid] as const)
    this.options.onPids(Object.fromEntries(pids))
  }
}
