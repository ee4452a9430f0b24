import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { LoadFailed } from './LoadFailed'

const UNREACHABLE = { code: 'unreachable' } as const

/**
 * Creates a part of a page whose code is loaded when the part is first shown. Unlike React's `lazy`, a failed load
 * can be tried again and does not break the page.
 * @param waiting shown while the code is loading
 * @param failed shown if loading has failed; default: a message with a button to try again
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
