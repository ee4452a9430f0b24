import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Keeps the focus on a card whose element was replaced because the card has moved to another column. If the card is
 * not shown any more, the board gets the focus.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>) {
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    const selector = `[data-card="${CSS.escape(focused.current)}"] [data-handle]`
    const handle = board.current?.querySelector<HTMLElement>(selector)
    if (handle) handle.focus()
    else board.current?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset['card']
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}
