import { useEffect, type RefObject } from 'react'
import { isTyping } from './isTyping'

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Lets j, k and the arrow keys move the focus between the links in the headings of the rows. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || isTyping(event) || !table.current) return
      const links = [...table.current.querySelectorAll<HTMLAnchorElement>('tbody th a')]
      if (links.length === 0) return
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
      links[next]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [table])
}
