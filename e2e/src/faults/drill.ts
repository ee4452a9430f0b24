import type { BrowserContext } from 'playwright-core'
import type { SignedInStates } from '../people/signInAll'
import { newContext } from '../stage/browser'
import { inject, type Fault } from './inject'
import { DEGRADED, elsewhere, fallbacks, healthy, saidBy, sinceStart, visit } from './screen'
import { PUBLIC_FRAME, TARGETS, type Area, type Hop, type Site, type Target } from './targets'

/**
 * Faults that the shell handles in the same way as `404` or `{}`. For these, the test does not navigate away and back,
 * which saves a minute.
 */
export const AS_ANOTHER: Fault[] = ['500', 'HTML', 'truncated', 'reset']

export interface Cell {
  area: Area
  hop: Hop
  fault: Fault
}

export interface Outcome extends Cell {
  /** The message that the screen showed, or `shown` if the page was loaded despite the fault. */
  said: string
  /** Time from the shell's first script to the fallback or the page, in ms. */
  ms: number
  /** Deviations from the expected behaviour. */
  wrong: string[]
}

export interface Stage {
  siteUrl: string
  site: Site
  states: SignedInStates
  /** Maximum time to the fallback, in ms; if absent, the time is only reported. */
  deadlineMs?: number
}

/**
 * Runs one cell of the matrix: injects the fault, waits for the fallback, navigates away and back, removes the fault,
 * and retries.
 */
export async function drill(stage: Stage, cell: Cell): Promise<Outcome> {
  const frameCrash = cell.fault === 'throws at render' && cell.hop === 'expose chunk'
  const target = frameCrash && cell.area === 'public' ? PUBLIC_FRAME : TARGETS[cell.area]
  const open = newContext(stage.siteUrl, {
    reducedMotion: 'reduce',
    viewport: { width: 1100, height: 600 },
    storageState: stage.states[target.role],
  })
  try {
    const context = await open
    await context.route('**/media/**', (route) => route.abort())
    return await play(stage, context, cell, target, frameCrash)
  } catch (error) {
    return { ...cell, said: 'test failed', ms: 0, wrong: [String(error).split('\n')[0]!] }
  } finally {
    await open.then(
      (context) => context.close(),
      () => undefined,
    )
  }
}

async function play(
  { site, deadlineMs = Infinity }: Stage,
  context: BrowserContext,
  cell: Cell,
  target: Target,
  frameCrash: boolean,
): Promise<Outcome> {
  const { area, hop, fault } = cell
  const wrong: string[] = []
  const heal = await inject(context, site, area, hop, fault)
  // The registry is part of the page. It is requested only when an area is tried again, so a fault of the registry
  // shows only if the entry of the area fails as well.
  const healEntry = hop === 'registry' ? await inject(context, site, area, 'entry', '404') : undefined
  const page = await context.newPage()
  await page.goto(target.path, { waitUntil: 'commit' })
  const said = await saidBy(page)
  const ms = await page.evaluate(sinceStart)
  if (ms > deadlineMs) wrong.push(`fallback after ${ms} ms`)
  if (said === 'shown') return { ...cell, said, ms, wrong }

  if (!(await page.getByRole('navigation').first().isVisible())) wrong.push('no frame')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  if (!AS_ANOTHER.includes(fault)) {
    await elsewhere(page, target.elsewhere, wrong)
    await visit(page, target.path)
  }
  const sign = frameCrash ? page.getByText(DEGRADED) : fallbacks(page)
  await sign.first().waitFor()

  await (healEntry ?? heal)()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await sign
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => wrong.push('Try again did not recover'))
  if (!(await healthy(page))) wrong.push('no page after Try again')
  if (!(await page.evaluate(() => 'notReloaded' in window))) wrong.push('reloaded')
  return { ...cell, said, ms, wrong }
}
