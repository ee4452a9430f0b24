import { i18n } from '@lingui/core'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from '../App'
import { keepFocus } from '../focus/keepFocus'
import type { Areas } from '../remotes/AreasContext'
import type { Router } from '../routing/router'
import type { StartedSession } from './session'
import { renderedAnswers } from './renderedAnswers'
import { swapPrerendered } from './swapPrerendered'

/** Shows the app, in place of prerendered content if there is any. */
export function startScreen({ store, actions }: StartedSession, areas: Areas, router: Router): Promise<void> {
  const root = document.getElementById('app')!
  const answers = renderedAnswers()
  keepFocus(root)
  return swapPrerendered(router, () =>
    createRoot(root).render(
      <App i18n={i18n} store={store} actions={actions} areas={areas} answers={answers}>
        <RouterProvider router={router} />
      </App>,
    ),
  )
}
