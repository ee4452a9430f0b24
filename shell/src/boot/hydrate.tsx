import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportFailure } from '../telemetry/clientEvents'
import { recordInput } from '../input/earlyInput'

/**
 * Takes over the elements that a server has rendered. Runs in a transition, so that React works in short
 * pieces and handles clicks between them first.
 */
export async function hydrate(content: HTMLElement, app: ReactNode): Promise<void> {
  const repeatInput = recordInput(content)
  await new Promise<void>((shown) =>
    startTransition(() => {
      hydrateRoot(content, <Shown act={shown}>{app}</Shown>, { onRecoverableError: report })
    }),
  )
  content.removeAttribute('id')
  document.querySelector('title[data-static]')?.removeAttribute('data-static')
  // Not called in the effect, because React cannot hydrate further parts while it runs effects.
  repeatInput(content)
}

/** Calls `act` once its content is on the screen. */
function Shown({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act])
  return children
}

/** Reports that React rendered a part of the page again, because it differed from the server's. */
function report(error: unknown) {
  console.error('The page differs from the one that the server rendered.', error)
  reportFailure({ area: 'shell', kind: 'hydration', message: String(error) })
}
