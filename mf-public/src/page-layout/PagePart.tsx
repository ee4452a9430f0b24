import { Suspense, type ReactNode } from 'react'

/**
 * A part of a page below its beginning. React takes it over from the server on its own, so that a tap on another part
 * does not wait for it.
 */
export function PagePart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
