import { Suspense, type ReactNode } from 'react'

/**
 * A part of a page below its beginning. React hydrates it separately, so that a tap on another part does not wait for
 * it.
 */
export function PagePart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
