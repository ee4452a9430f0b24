import { pathnameOf, type View } from './pagesToOpen'
import type { FrameLink } from './probe/frame'
import type { Leftover } from './probe/leftover'
import { briefly, isShown, pathOf, until, type Tab } from './tab'

/** Result of a click on a link of the frame. */
export type Outcome = 'opened' | 'ignored' | 'not shown' | 'keeps the title' | 'no way back'

/** Findings from using the frame around a page. */
export interface FrameUse {
  /** True if no link of the frame is visible. */
  lacksLinks: boolean
  /** Links of the frame that are covered by another element, on this page or on the next one. */
  covered: FrameLink[]
  /** Events that are kept from the frame. */
  swallowed: string[]
  /** The link that was clicked; undefined if none could be. */
  pressed?: { path: string; outcome: Outcome }
  /** Leftovers of the page after the click has led to another one. */
  leftovers: Leftover[]
}

export interface Using {
  view: View
  /** Tells whether an address belongs to another area. */
  isOfOthers: (path: string) => boolean
  /** Removes from a list the leftovers that the page at an address also has when it is opened directly. */
  unexplained: (path: string, left: Leftover[]) => Promise<Leftover[]>
}

/** Uses the frame around a page as a person would: clicks one of its links, and goes back. */
export async function tryFrame(tab: Tab, using: Using): Promise<FrameUse> {
  const links = await tab.ask('frameLinks')
  const use: FrameUse = {
    lacksLinks: links.length === 0,
    covered: links.filter(({ cover }) => cover !== undefined),
    swallowed: await tab.ask('swallowedEvents'),
    leftovers: [],
  }
  const free = links.filter(({ cover }) => cover === undefined)
  // A link to another area is preferred, because an area must clean up when people leave it.
  const link = free.find(({ path }) => using.isOfOthers(path)) ?? free[0]
  if (link) await press(tab, link, use, using)
  return use
}

async function press(tab: Tab, { path, x, y }: FrameLink, use: FrameUse, using: Using) {
  const pressed: FrameUse['pressed'] = (use.pressed = { path, outcome: 'ignored' })
  const { text } = await tab.ask('state')
  const title = await tab.page.title()
  const before = new Set((await tab.ask('leftovers')).filter(isOfRelease).map(({ id }) => id))
  await tab.page.mouse.click(x, y)
  const hasLeft = () => pathOf(tab) !== pathnameOf(using.view)
  if (!(await until(briefly(tab), hasLeft))) return
  pressed.outcome = 'not shown'
  // The previous page stays visible until the next one is ready.
  if (!(await isShown(tab, (state) => state.text !== text))) return
  use.leftovers = await leftBehind(tab, before, using)
  use.covered.push(...(await tab.ask('frameLinks')).filter(({ cover }) => cover !== undefined))
  pressed.outcome = 'keeps the title'
  if (!(await until(briefly(tab), async () => (await tab.page.title()) !== title))) return
  pressed.outcome = 'no way back'
  await tab.page.evaluate('history.back()')
  if (await until(tab, () => pathOf(tab) === pathnameOf(using.view))) pressed.outcome = 'opened'
}

/**
 * Returns the leftovers that belong neither to the shell nor to the next page, and that remain for longer
 * than a moment.
 */
async function leftBehind(tab: Tab, before: Set<number>, { unexplained }: Using): Promise<Leftover[]> {
  let left: Leftover[] = []
  const isClean = async () => {
    const still = (await tab.ask('leftovers')).filter(({ id, kind }) => before.has(id) || kind === 'element')
    left = await unexplained(pathOf(tab), still)
    return left.length === 0
  }
  // Opening a page in the meantime may have used all of the time, so the leftovers are read once more.
  if (!(await until(briefly(tab), isClean))) await isClean()
  return left
}

/**
 * True if a leftover may come from a release. For elements and handlers, the script that added them is
 * unknown.
 */
const isOfRelease = ({ kind, name, script }: Leftover) =>
  kind === 'element' || kind === 'handler' || (script.startsWith('remotes/') && !IS_FOR_UNSENT.test(name))

/** An area may keep listeners for the network while it holds data that it could not send. */
const IS_FOR_UNSENT = /^(online|offline) of /
