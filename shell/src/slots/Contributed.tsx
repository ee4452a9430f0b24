import { useSession } from '@mentor-connect/contract/auth'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { FrameBoundary } from '../remotes/FrameBoundary'
import { useAreas } from '../remotes/useAreas'
import { whenIdle } from '../resilience/whenIdle'

export interface ContributedProps {
  area: string
  expose: string
  /** Only people with this role see it. */
  role: 'user' | 'mentor'
  slotProps: object
}

/**
 * A component of one area in a page of another one. It is loaded when the browser is idle, after what the person came
 * for. While it is loading, and if it fails, it renders nothing: the failure is reported, the page stays.
 */
export function Contributed({ area, expose, role, slotProps }: ContributedProps) {
  const { remotes, releases } = useAreas()
  const isSeen = useSession().session.role === role
  const [loaded, setLoaded] = useState<{ Component: ComponentType<object> }>()

  useEffect(() => {
    if (!isSeen) return
    let isGone = false
    const cancel = whenIdle(() => {
      remotes.load(area, expose, 'contribution').then(
        ({ Component }) => {
          if (!isGone) setLoaded({ Component: Component as ComponentType<object> })
        },
        // `remotes` has reported it.
        (error: unknown) => console.error(`${area}/${expose} is left out.`, error),
      )
    })
    return () => {
      isGone = true
      cancel()
    }
  }, [remotes, area, expose, isSeen])

  if (!loaded || !isSeen) return null
  const { Component } = loaded
  return (
    <FrameBoundary remote={area} release={releases.of(area)?.release.release} fallback={null}>
      <Suspense fallback={null}>
        <Component {...slotProps} />
      </Suspense>
    </FrameBoundary>
  )
}
