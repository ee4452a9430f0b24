import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { MENU_BUTTON } from './MenuButton'
import type { MessageActions } from './messageActions'

/** A finger must rest on a message for this long until its menu opens, in ms. */
export const LONG_PRESS_MS = 500

const buttonsIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>(`[${MENU_BUTTON}]`)]

/**
 * Ways to the menu of a message besides its button: a long press, and the arrow keys from button to button. The button
 * of the last message is the one that Tab reaches.
 */
export function useMessageKeys(
  log: RefObject<HTMLElement | null>,
  actions: MessageActions | undefined,
  last: string | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const buttons = buttonsIn(log.current!)
    buttons.forEach((button, index) => (button.tabIndex = index === buttons.length - 1 ? 0 : -1))
  }, [log, last, actions])
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined || !(event.target as Element).hasAttribute(MENU_BUTTON)) return
      event.preventDefault()
      const buttons = buttonsIn(event.currentTarget)
      buttons[buttons.indexOf(event.target as HTMLElement) + step]?.focus()
    },
    onPointerDown: (event: PointerEvent) => {
      cancel()
      const message = (event.target as Element).closest<HTMLElement>('[data-seq]')
      if (event.pointerType === 'mouse' || !message || !actions?.hasMenu) return
      const place = message.getBoundingClientRect()
      timer.current = setTimeout(() => actions.openMenu(Number(message.dataset.seq), place), LONG_PRESS_MS)
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerMove: cancel,
  }
}
