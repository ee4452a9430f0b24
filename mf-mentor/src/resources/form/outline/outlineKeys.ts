import type { KeyboardEvent } from 'react'
import { rowOf } from '../../../page-layout/rowOf'

const ROW = '[data-outline-row]'

/** Moves the focus between the rows of modules and lessons with the arrow keys, Home and End. */
export function handleOutlineKey(event: KeyboardEvent<HTMLElement>) {
  const row = (event.target as HTMLElement).closest(ROW)
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)]
  const at = rows.indexOf(row as HTMLElement)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  rows[target]?.focus()
}

/** Focuses the row of a module or lesson, once it is rendered. */
export function focusRow(uid: string) {
  requestAnimationFrame(() => rowOf(uid)?.focus())
}
