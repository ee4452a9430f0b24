import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportFailure } from '../telemetry/clientEvents'
import { recordInput } from '../input/earlyInput'

/**
 * Takes over content that a server has rendered: the elements stay the same. In a transition, so that React does it in
 * short pieces; whatever is pressed meanwhile goes first.
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
  // This does not run in the effect: React cannot take further parts over while it runs effects.
  repeatInput(content)
}

/** Calls `act` once its content is on the screen. */
function Shown({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act])
  return children
}

/** React has rendered a part of the page anew, because it differed from what the server had rendered. */
function report(error: unknown) {
  console.error('The page differs from the one that the server rendered.', error)
  reportFailure({ area: 'shell', kind: 'hydration', message: String(error) })
}
