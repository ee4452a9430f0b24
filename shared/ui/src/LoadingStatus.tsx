import { useSharedT } from '@mentor-connect/i18n'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from './layout'
import { PLACEHOLDER } from './Skeleton'

/**
 * Time after a change of the page until the component looks for placeholders, in ms. Loading that has ended
 * by then is not announced.
 */
const LOOKED_AFTER_MS = 600

type State = 'silent' | 'loading' | 'loaded'

/**
 * Announces to screen readers that the page is loading, and that it has loaded. The shell renders it once for
 * the whole page, so that each announcement is made once, however many placeholders there are. Failures have
 * their own texts.
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
    // Areas share no memory with the shell, so the component observes the DOM for their placeholders.
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
