import type { RunningService, ServiceName } from './services'

export interface SupervisorOptions {
  start: (name: ServiceName) => Promise<RunningService>
  stop: (service: RunningService) => Promise<void>
  /** Prints a line on the terminal. */
  say: (line: string) => void
  /** Called when the process ids have changed. A service that is down has none. */
  onPids: (pids: Partial<Record<ServiceName, number>>) => void
  /** Called after everything was stopped because a service keeps crashing. */
  onGivenUp: (reason: string) => void
  /** Path of the file into which a service writes its log. */
  logOf: (name: ServiceName) => string
  random?: () => number
  /** Monotonic clock in ms. */
  now?: () => number
}

/** Number of exits within the time below, in ms, after which a service is not restarted any more. */
const EXITS_MAX = 5
const EXITS_WITHIN_MS = 60_000
/** Delay before the first restart, in ms. It doubles with each further exit within that time. */
const FIRST_PAUSE_MS = 500

/**
 * Keeps services running. A service that exits is restarted after a pause, which grows with each exit; the others
 * continue meanwhile.
 */
export class Supervisor {
  private readonly running = new Map<ServiceName, RunningService>()
  private readonly exits = new Map<ServiceName, number[]>()
  private readonly pauses = new Set<NodeJS.Timeout>()
  private readonly starting = new Set<Promise<unknown>>()
  private isStopping = false

  constructor(private readonly options: SupervisorOptions) {}

  /**
   * Starts a service for the first time.
   *
   * @throws if the service does not become ready
   */
  async start(name: ServiceName): Promise<void> {
    const starting = this.options.start(name)
    this.starting.add(starting.catch(() => undefined))
    const service = await starting
    if (this.isStopping) return this.options.stop(service)
    this.running.set(name, service)
    this.reportPids()
    void service.ended.then((how) => this.onExit(name, how))
  }

  /** Stops all services; none of them is started again. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.pauses.forEach(clearTimeout)
    await Promise.all([...this.running.values()].map(this.options.stop))
    await Promise.all(this.starting)
  }

  private onExit(name: ServiceName, how: string) {
    this.running.delete(name)
    if (this.isStopping) return
    this.reportPids()
    const { say, logOf } = this.options
    const exits = this.countExit(name)
    if (exits >= EXITS_MAX) return void this.giveUp(name, how)
    const pause = this.pauseAfter(exits)
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
      this.onExit(name, error instanceof Error ? error.message : String(error))
    }
  }

  /** Records an exit of a service. Returns the number of its exits within the last minute. */
  private countExit(name: ServiceName): number {
    const now = this.options.now?.() ?? performance.now()
    const recent = (this.exits.get(name) ?? []).filter((at) => now - at < EXITS_WITHIN_MS)
    this.exits.set(name, [...recent, now])
    return recent.length + 1
  }

  /**
   * Pause before a restart. It is random, so that services that failed for the same reason do not restart at the same
   * moment.
   */
  private pauseAfter(exits: number) {
    const { random = Math.random } = this.options
    return FIRST_PAUSE_MS * 2 ** (exits - 1) * (1 + random() / 2)
  }

  private async giveUp(name: ServiceName, how: string) {
    await this.stop()
    this.options.onGivenUp(
      `The ${name} service has ended ${EXITS_MAX} times within a minute, the last time with: ${how}. ` +
        `Everything was stopped. For details see ${this.options.logOf(name)}.`,
    )
  }

  private reportPids() {
    const pids = [...this.running].map(([name, { process: child }]) => [name, child.pid] as const)
    this.options.onPids(Object.fromEntries(pids))
  }
}
