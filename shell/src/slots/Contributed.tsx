import { useSession, type Session } from '@mentor-connect/contract/auth'
import type { SlotAudience } from '@mentor-connect/contract/site/slots'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { FrameBoundary } from '../remotes/FrameBoundary'
import { useAreas } from '../remotes/useAreas'
import { whenIdle } from '../resilience/whenIdle'

export interface ContributedProps {
  area: string
  expose: string
  /** The component is shown to these people only. */
  audience: SlotAudience
  slotProps: object
}

/**
 * A component that one area adds to a page of another one. It is loaded when the browser is idle, after the page
 * itself. While it is loading or if it fails, it renders nothing; a failure is reported, and the page stays usable.
 */
export function Contributed({ area, expose, audience, slotProps }: ContributedProps) {
  const { remotes, releases } = useAreas()
  const isSeen = isFor(audience, useSession().session)
  const [loaded, setLoaded] = useState<{ Component: ComponentType<object> }>()

  useEffect(() => {
    if (!isSeen) return
    let isGone = false
    const cancel = whenIdle(() => {
      remotes.load(area, expose, 'contribution').then(
        ({ Component }) => {
          if (!isGone) setLoaded({ Component: Component as ComponentType<object> })
        },
        // The module `remotes` has already reported the failure.
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

function isFor(audience: SlotAudience, { role }: Session): boolean {
  if (audience === 'everyone') return true
  return audience === 'signed-in' ? role === 'user' || role === 'mentor' : role === audience
}
