import { i18n } from '@lingui/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from '../App'
import { keepFocus } from '../focus/keepFocus'
import type { Areas } from '../remotes/AreasContext'
import { earlyReads } from '../prefetch/answeringEarly'
import type { Router } from '../routing/router'
import type { StartedSession } from './session'
import { takeCarriedInput } from '../input/carriedInput'
import { stopRecordingPresses } from '../input/earlyInput'
import { hydrate } from './hydrate'
import { removePrerendered, removePrerenderedStyles, visiblePrerendered } from './prerendered'
import { isFresh, isRenderedFor, renderedPage } from './renderedPage'
import { swapPrerendered } from './swapPrerendered'
import { whenPathChanges } from './watch'

/** Shows the app: hydrates content that a server has rendered, or replaces prerendered content. */
export async function startScreen(
  { store, actions }: StartedSession,
  areas: Areas,
  router: Router,
): Promise<void> {
  const root = document.getElementById('app')!
  const rendered = renderedPage()
  let areAnswersFresh = isFresh(rendered)
  whenPathChanges(router, () => (areAnswersFresh = false))
  const app = (
    <App
      i18n={i18n}
      store={store}
      actions={actions}
      areas={areas}
      answers={rendered?.answers}
      areAnswersFresh={() => areAnswersFresh}
      early={earlyReads}
    >
      <RouterProvider router={router} />
    </App>
  )
  const render = () => createRoot(root).render(app)
  keepFocus(root)
  const prerendered = visiblePrerendered()
  if (!prerendered) {
    stopRecordingPresses()
    removePrerendered()
    return renderWithInput(root, render, router)
  }
  // Prerendered content stays until the first route can be shown.
  await firstRoute(router)
  const releaseOf = (area: string) => areas.releases.of(area)?.release.release
  if (!rendered || !isRenderedFor(rendered, { location, locale: i18n.locale, releaseOf }))
    return swapPrerendered(prerendered, root, render)
  await hydrate(prerendered, app)
  removePrerenderedStyles()
}

/** Renders the app, and restores the input that was carried over from the previous document. */
async function renderWithInput(root: Element, render: () => void, router: Router): Promise<void> {
  const enterCarried = takeCarriedInput()
  if (!enterCarried) return render()
  await firstRoute(router)
  flushSync(render)
  enterCarried(root)
}

function firstRoute(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
