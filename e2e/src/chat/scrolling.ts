import type { ChatPage } from './chatPage'

/** One turn of the wheel, in px, and how often it is turned. */
const STEP = 400
const STEPS = 60
/** The height, in px, of the line that tells of older messages: it may stand there or not when a place is taken. */
const NEWS_PX = 52

/** How long frames took while a thread was scrolled through, in ms. */
export interface Frames {
  median: number
  p95: number
}

/** Scrolls a thread up from its end, a step a frame, and takes the time of each frame. */
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

/** Goes up until the thread has this many messages on the page; answers how often what was read moved meanwhile. */
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
    { wanted, tolerance: NEWS_PX },
  )
}

/** How many messages the browser lays out and paints; the others are there all the same, for search and readers. */
export function drawn({ log }: ChatPage): Promise<number> {
  return log.evaluate(
    (element) =>
      [...element.querySelectorAll('[dir=auto]')].filter((line) =>
        line.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
}
