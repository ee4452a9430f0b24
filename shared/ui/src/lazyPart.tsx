import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { LoadFailed } from './LoadFailed'

const UNREACHABLE = { code: 'unreachable' } as const

/**
 * A part of a page whose code is loaded when it is first shown. Unlike `lazy` of React, a failed load can be tried again,
 * and does not take the page with it.
 * @param waiting shown while it loads
 * @param failed shown instead of the offer to try again if loading has failed
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  failed?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailedAttempt] = useState(-1)

    useEffect(() => {
      if (loaded) return setPart(() => loaded)
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        (error: unknown) => {
          console.error('A part of the page could not be loaded.', error)
          setFailedAttempt(attempt)
        },
      )
    }, [attempt])

    if (Part) return <Part {...props} />
    if (failedAttempt < attempt) return waiting
    if (failed !== undefined) return failed
    return <LoadFailed error={UNREACHABLE} onRetry={() => setAttempt(attempt + 1)} />
  }
}
