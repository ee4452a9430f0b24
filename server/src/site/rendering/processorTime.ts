/** Interval in ms between two checks of the processor time that running steps have used. */
const CHECK_MS = 50
/** Factor by which a step that waits instead of computing may exceed its limit, measured by the clock. */
const WAITING_FACTOR = 30

export interface Clock {
  /** Processor time that this process has used with all its threads, in ms. */
  processorMs: () => number
  /** Monotonic time, in ms. */
  nowMs: () => number
}

const systemClock: Clock = {
  processorMs() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
  nowMs: () => performance.now(),
}

interface Step {
  limitMs: number
  began: number
  usedMs: number
  stop: () => void
}

/**
 * Limits the processor time of steps that run in threads of this process. Because processor time is measured,
 * a busy machine does not cause steps to be stopped. Node cannot measure the processor time of a single
 * thread. The time that the process has used is therefore divided among the running steps, and no step is
 * charged more than the time that has passed.
 *
 * @returns a function that starts to measure a step and calls `stop` once if the step has exceeded its limit;
 * it returns a function that ends the measurement
 */
export function limitProcessorTime(clock: Clock = systemClock) {
  const steps = new Set<Step>()
  let usedBefore = 0
  let checkedAt = 0
  let checks: NodeJS.Timeout | undefined

  function share() {
    const [used, now] = [clock.processorMs(), clock.nowMs()]
    const each = Math.min((used - usedBefore) / steps.size, now - checkedAt)
    for (const step of steps) step.usedMs += each
    usedBefore = used
    checkedAt = now
  }

  function check() {
    share()
    for (const step of [...steps]) {
      const waitedMs = clock.nowMs() - step.began
      if (step.usedMs <= step.limitMs && waitedMs <= WAITING_FACTOR * step.limitMs) continue
      end(step)
      step.stop()
    }
  }

  function end(step: Step) {
    if (!steps.has(step)) return
    share()
    steps.delete(step)
    if (steps.size === 0) clearInterval(checks)
  }

  return (limitMs: number, stop: () => void): (() => void) => {
    share()
    const step = { limitMs, began: clock.nowMs(), usedMs: 0, stop }
    if (steps.size === 0) checks = setInterval(check, CHECK_MS)
    steps.add(step)
    return () => end(step)
  }
}
