import { flushSync } from 'react-dom'
import { recordInput } from './earlyInput'
import { removePrerendered } from './prerendered'
import { rememberPlace } from './rememberPlace'

/**
 * Replaces prerendered content by the app in one step: the layout does not shift, and scroll position, focus and input
 * stay.
 * @param render renders the app into `root`
 */
export function swapPrerendered(prerendered: Element, root: Element, render: () => void): void {
  const returnToPlace = rememberPlace(prerendered)
  const repeatInput = recordInput(prerendered)
  flushSync(render)
  removePrerendered()
  returnToPlace(root)
  repeatInput(root)
}
