import type { ChatPage } from './chatPage'

/** Distance of one scroll step, in px. */
const STEP = 400
/** Number of scroll steps. */
const STEPS = 60
/** Height in px of the line about older messages, which may or may not be shown during a measurement. */
const STATUS_LINE_PX = 52

/** Frame times while scrolling through a thread, in ms. */
export interface Frames {
  median: number
  p95: number
}

/** Scrolls a thread up from its end, one step per frame, and measures the frames. */
export function scrolledThrough({ log }: ChatPage): Promise<Frames> {
  return log.evaluate(
    async (element, { step, steps }) => {
      element.scrollTop = element.scrollHeight
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const gaps: number[] = []
      let before = await frame()
      for (let turn = 0; turn < steps; turn += 1) {
        element.scrollTop -= step
        const now = await frame()
        gaps.push(now - before)
        before = now
      }
      gaps.sort((one, other) => one - other)
      return { median: gaps[gaps.length >> 1]!, p95: gaps[Math.floor(gaps.length * 0.95)]! }
    },
    { step: STEP, steps: STEPS },
  )
}

/** Scrolls up until this many messages are loaded. Returns how often the visible messages moved meanwhile. */
export function readBackTo({ log }: ChatPage, wanted: number): Promise<{ jumps: number }> {
  return log.evaluate(
    async (element, { wanted, tolerance }) => {
      const lines = () => element.querySelectorAll('[dir=auto]')
      const frame = () => new Promise(requestAnimationFrame)
      let jumps = 0
      for (let held = lines().length; held < wanted; held = lines().length) {
        const read = lines()[0]!
        element.scrollTop = 0
        await frame()
        const top = read.getBoundingClientRect().top
        while (lines().length === held) await frame()
        for (let settled = 0; settled < 4; settled += 1) await frame()
        if (Math.abs(read.getBoundingClientRect().top - top) > tolerance) jumps += 1
      }
      return { jumps }
    },
    { wanted, tolerance: STATUS_LINE_PX },
  )
}

/**
 * Number of messages that the browser lays out and paints. The others are in the DOM only for search and screen
 * readers.
 */
export function drawn({ log }: ChatPage): Promise<number> {
  return log.evaluate(
    (element) =>
      [...element.querySelectorAll('[dir=auto]')].filter((line) =>
        line.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
}
