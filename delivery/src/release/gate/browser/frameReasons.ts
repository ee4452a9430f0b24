import type { Leftover } from './probe/leftover'
import type { Loss } from './probe/othersData'
import type { FrameUse, Outcome } from './tryFrame'

const NAMED_MAX = 3

/**
 * Returns reasons to refuse a page on which the frame cannot be used. Each continues a sentence that begins
 * with the page.
 */
export function frameReasons(use: FrameUse): string[] {
  const { lacksLinks, covered, swallowed, pressed, leftovers } = use
  const first = covered[0]
  return [
    ...(lacksLinks ? ['shows no link of the frame: leave its header and navigation as they are'] : []),
    ...(first
      ? [`covers the link "${first.text}" of the frame with ${first.cover}, so that nobody can press it`]
      : []),
    ...(swallowed.length > 0
      ? [`keeps ${swallowed.slice(0, NAMED_MAX).join(', ')} from the frame: let events of others pass`]
      : []),
    ...(pressed && pressed.outcome !== 'opened' ? [OUTCOMES[pressed.outcome](pressed.path)] : []),
    ...leftovers.slice(0, NAMED_MAX).map(leftoverReason),
  ]
}

/** Returns reasons to refuse a page that removes or changes entries that other code has stored. */
export const lossReasons = (losses: Loss[]): string[] =>
  losses
    .slice(0, NAMED_MAX)
    .map(
      ({ store, what }) =>
        `${what === 'removed' ? 'removes' : 'changes'} what others keep in ${store}: touch own names only`,
    )

const OUTCOMES: Record<Exclude<Outcome, 'opened'>, (path: string) => string> = {
  ignored: (path) => `ignores presses of the link to ${path} in the frame: do not stop events of others`,
  'not shown': (path) => `does not make room for ${path} when the link to it in the frame is pressed`,
  'keeps the title': (path) =>
    `keeps the title of the window when people have gone to ${path}: set it with PageTitle`,
  'no way back': (path) =>
    `cannot be gone back to from ${path}: leave the history of the browser to the router`,
}

function leftoverReason({ kind, name, script }: Leftover): string {
  const where = script ? `${name}, in ${script}` : name
  switch (kind) {
    case 'listener':
    case 'handler':
      return `leaves a listener behind after people have gone to another page (${where}): remove it with the page`
    case 'timer':
      return `leaves a timer running after people have gone to another page (${where}): end it with the page`
    case 'element':
      return `leaves ${name} in the document after people have gone to another page: remove it with the page`
  }
}
