import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'

/**
 * A clock that a test moves and that a product shares with its visitors. The product itself has no code for it: its
 * processes first load a file that replaces `Date`. Timers are not affected.
 *
 * @param start time at which the clock starts to run, as an ISO string
 */
export function movableClock(start: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-clock-'))
  const file = join(folder, 'offset')
  const program = join(folder, 'clock.cjs')
  const setTo = (instant: string) => {
    const offset = Date.parse(instant) - Date.now()
    writeFileSync(file, String(offset))
    return offset
  }
  let offset = setTo(start)
  const readOffset = `() => Number(require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'))`
  writeFileSync(program, `globalThis.Date = (${shiftedDate.toString()})(Date, ${readOffset})`)
  const contexts: BrowserContext[] = []

  const show = (context: BrowserContext) =>
    context.addInitScript(
      `window.realDate ??= Date; window.Date = (${shiftedDate.toString()})(window.realDate, () => ${offset})`,
    )

  return {
    /** Environment variables for the processes of the product. */
    environment: { NODE_OPTIONS: `--require=${program}` },

    /** Makes the pages that a browser loads from now on follow the clock. */
    async follow(context: BrowserContext) {
      contexts.push(context)
      await show(context)
    },

    /** Moves the clock. Processes follow at once, browsers with the next page that they load. */
    async moveTo(instant: string) {
      offset = setTo(instant)
      for (const context of contexts) await show(context)
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * A `Date` that is ahead or behind. Its source runs in other processes and pages, so it must not use anything of this
 * file.
 */
function shiftedDate(real: DateConstructor, offset: () => number): DateConstructor {
  const now = () => real.now() + offset()
  return new Proxy(real, {
    construct: (target, values: unknown[], called) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], called) as Date,
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
}
