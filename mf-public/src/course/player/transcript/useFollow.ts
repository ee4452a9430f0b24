import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

/**
 * Keeps the current passage in view by scrolling the list, never the page. Stops when the viewer scrolls the list, or
 * moves the focus in it with the keyboard. A click on a passage does not stop it.
 * @param at index of the current passage
 */
export function useFollow(list: RefObject<HTMLElement | null>, at: number) {
  const [isFollowing, setFollowing] = useState(true)
  useEffect(() => {
    const passage = list.current?.children[at]
    if (isFollowing && passage) scrollToMiddle(list.current!, passage)
  }, [list, at, isFollowing])

  const stop = () => setFollowing(false)
  const handlePointer = ({ target, currentTarget }: PointerEvent) => {
    // A press on the list itself is on its scroll bar.
    if (target === currentTarget) stop()
  }
  const handleFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) stop()
  }
  return {
    isFollowing,
    setFollowing,
    handlers: { onWheel: stop, onTouchMove: stop, onFocus: handleFocus, onPointerDown: handlePointer },
  }
}

function scrollToMiddle(list: HTMLElement, passage: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), passage.getBoundingClientRect()]
  const top = list.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo?.({ top, behavior: isStill ? 'instant' : 'smooth' })
}
