import { lazy, Suspense } from 'react'
import { untilLoaded } from '../resilience/retry'
import type { ContributedProps } from './Contributed'

/** Visitors see no contributions, so the code for them is loaded with the first one. */
const Contributed = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "contributions" */ './Contributed')).then((module) => ({
    default: module.Contributed,
  })),
)

export function LateContribution(props: ContributedProps) {
  return (
    <Suspense fallback={null}>
      <Contributed {...props} />
    </Suspense>
  )
}
