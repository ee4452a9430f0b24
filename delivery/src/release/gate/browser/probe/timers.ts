import { nextId, type Leftover } from './leftover'
import { runningScript } from './scriptOf'

/** Records intervals. Returns a function that lists those that are running. */
export function watchIntervals(): () => Leftover[] {
  const running = new Map<number, Leftover>()
  const { setInterval: set, clearInterval: clear, clearTimeout: clearLater } = window
  window.setInterval = ((handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = set(handler, ms, ...given)
    running.set(id, { id: nextId(), kind: 'timer', name: 'setInterval', script: runningScript() })
    return id
  }) as typeof window.setInterval
  // `clearInterval` also clears timeouts, and `clearTimeout` also clears intervals.
  window.clearInterval = (id) => {
    running.delete(id as number)
    clear(id)
  }
  window.clearTimeout = (id) => {
    running.delete(id as number)
    clearLater(id)
  }
  return () => [...running.values()]
}

interface Loop extends Leftover {
  /** Number of times that the timeout or animation frame has started itself again. */
  turns: number
}

/** A timer that has restarted itself this often is considered endless. */
const TURNS_MAX = 3

/**
 * Records timeouts and animation frames. Returns a function that lists those that keep restarting themselves.
 */
export function watchLoops(): () => Leftover[] {
  const pending = new Map<string, Loop>()
  let current: Loop | undefined
  const start = (name: string): Loop => {
    const turns = current ? current.turns + 1 : 0
    // The script that started the timer is needed only for a timer that goes on.
    const script = turns >= TURNS_MAX ? current?.script || runningScript() : ''
    return { id: current?.id ?? nextId(), kind: 'timer', name, script, turns }
  }
  const wrapped =
    <Given extends unknown[], Result>(loop: Loop, key: () => string, act: (...given: Given) => Result) =>
    (...given: Given) => {
      pending.delete(key())
      current = loop
      try {
        return act(...given)
      } finally {
        current = undefined
      }
    }
  const { setTimeout: later, requestAnimationFrame: nextFrame, cancelAnimationFrame: cancel } = window
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    if (typeof handler !== 'function') return later(handler, ms, ...given)
    const loop = start('setTimeout')
    const id: number = later(
      wrapped(loop, () => `timeout ${id}`, handler as () => void),
      ms,
      ...given,
    )
    pending.set(`timeout ${id}`, loop)
    return id
  }) as typeof window.setTimeout
  const { clearTimeout: clear } = window
  window.clearTimeout = (id) => {
    pending.delete(`timeout ${id}`)
    clear(id)
  }
  window.requestAnimationFrame = (act) => {
    const loop = start('requestAnimationFrame')
    const id: number = nextFrame(wrapped(loop, () => `frame ${id}`, act))
    pending.set(`frame ${id}`, loop)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    pending.delete(`frame ${id}`)
    cancel(id)
  }
  return () => [...pending.values()].filter(({ turns }) => turns >= TURNS_MAX)
}
