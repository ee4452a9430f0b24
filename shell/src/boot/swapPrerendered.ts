import {
  HOLD_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from '@mentor-connect/shared/site/firstPaint'
import { flushSync } from 'react-dom'
import { rememberPlace } from './rememberPlace'

/** The part of the router that is needed here. */
interface StartingRouter {
  state: { initialized: boolean }
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void
}

/**
 * Shows the app. Prerendered content stays until the first route is ready and is then replaced in one step: the layout
 * does not shift, and scroll position, focus and typed text stay.
 */
export async function swapPrerendered(router: StartingRouter, render: () => void): Promise<void> {
  const prerendered = document.getElementById(PRERENDERED_ELEMENT_ID)
  if (!prerendered || document.documentElement.hasAttribute(HOLD_ATTRIBUTE)) {
    prerendered?.remove()
    clear()
    return render()
  }
  await ready(router)
  const returnToPlace = rememberPlace(prerendered)
  flushSync(render)
  clear()
  returnToPlace(document.getElementById('app')!)
}

function clear() {
  document.querySelector('title[data-static]')?.remove()
  document.getElementById(PRERENDERED_STYLE_ID)?.remove()
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
}

function ready(router: StartingRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
