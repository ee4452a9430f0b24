import { useSharedT } from '@mentor-connect/i18n'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from './layout'
import { PLACEHOLDER } from './Skeleton'

/** The time between a change of the page and a look at it, in ms. Loading that is over by then is not announced. */
const LOOKED_AFTER_MS = 600

type State = 'silent' | 'loading' | 'loaded'

/**
 * Says to screen readers that the page is loading, and when it has loaded. There is one for the page, in the shell:
 * every placeholder counts, and however many of them there are, it says so once. A failure has a text of its own.
 */
export function LoadingStatus() {
  const t = useSharedT()
  const state = useLoadingState()
  return <VisuallyHidden role="status">{state !== 'silent' && t(`ui.${state}`)}</VisuallyHidden>
}

function useLoadingState(): State {
  const [state, setState] = useState<State>('silent')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setState(stateAfter)
    }
    const lookSoon = () => {
      timer ??= setTimeout(look, LOOKED_AFTER_MS)
    }
    // Areas share no memory with the shell, so it looks at what they show.
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    lookSoon()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return state
}

function stateAfter(before: State): State {
  if (document.querySelector(`[${PLACEHOLDER}]`)) return 'loading'
  return before === 'silent' || document.querySelector('main [role=alert]') ? 'silent' : 'loaded'
}
