import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { CPU_SLOWDOWN, enterAs, type Visitor } from '../page/openPage'
import { quantile } from '../statistics'

/** A fast typist: about 100 words a minute. Keys without a pause would wait for each other. */
const BETWEEN_KEYS_MS = 120
const TEXT = 'Forty letters are typed in one go, again'

/** Milliseconds from a key press until the frame that shows it. */
export interface TypingFigures {
  where: string
  keys: number
  median: number
  p95: number
  longest: number
}

interface Stage {
  siteUrl: string
  visitor: Visitor
  /** Id of the course that is edited. */
  course: string
}

/** Types on a slowed device: in a page with nothing but a field, and in the form of a large course. */
export async function measureTyping(
  browser: Browser,
  { siteUrl, visitor, course }: Stage,
  rounds: number,
): Promise<TypingFigures[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await enterAs(visitor, context)
  await context.addInitScript('globalThis.__name = (value) => value')
  const [bare, form] = [await context.newPage(), await context.newPage()]
  await bare.setContent('<label>Title <input></label>')
  await form.goto(`${siteUrl}/mentor/resources/${course}/edit`)
  const title = form.getByLabel('Title', { exact: true })
  await title.waitFor({ timeout: 60_000 })
  const lesson = await openLesson(form)
  for (const page of [bare, form]) await slowDown(page)
  const fields: [string, Locator][] = [
    ['a page with one field', bare.getByLabel('Title')],
    ['title of the course', title],
    ['title of a lesson', lesson],
  ]
  const times = new Map<string, number[]>(fields.map(([where]) => [where, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [where, field] of fields) times.get(where)!.push(...(await type(field)))
  await context.close()
  return [...times].map(([where, values]) => figuresOf(where, values))
}

function figuresOf(where: string, values: number[]): TypingFigures {
  const at = (share: number) => quantile(values, share)
  return { where, keys: values.length, median: at(0.5), p95: at(0.95), longest: Math.max(...values) }
}

/** Opens the last lesson of the first module, and returns its title field. */
async function openLesson(form: Page): Promise<Locator> {
  await form
    .getByRole('button', { name: /Module 1\b/ })
    .first()
    .click()
  await form
    .getByRole('button', { name: /Lesson 10 of module 1\b/ })
    .first()
    .click()
  const field = form.getByLabel('Lesson title')
  await field.waitFor()
  return field
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Types into a field, key by key. Returns the time of each key. */
async function type(field: Locator): Promise<number[]> {
  await field.page().bringToFront()
  await field.fill('')
  await field.focus()
  await field.evaluate((element) => {
    const times: number[] = []
    Object.assign(window, { times })
    const note = (event: Event) => {
      const began = event.timeStamp
      // The task after the frame: what the key has changed is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - began)
        port2.postMessage(undefined)
      })
    }
    element.addEventListener('keydown', note)
    Object.assign(window, { stop: () => element.removeEventListener('keydown', note) })
  })
  // Not `field.press`: the driver would look for the field before each key, with scripts in the page that is measured.
  const { keyboard } = field.page()
  for (const key of TEXT) {
    await keyboard.press(key === ' ' ? 'Space' : key)
    await setTimeout(BETWEEN_KEYS_MS)
  }
  return field.evaluate(() => {
    const { stop, times } = window as unknown as { stop: () => void; times: number[] }
    stop()
    return times
  })
}
