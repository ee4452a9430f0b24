import type { KeyboardEvent } from 'react'

/**
 * The day to which each arrow key leads, among the days that can be chosen: left and right to the nearest one, up and
 * down by whole weeks.
 */
const NEXT: Record<string, (day: number, days: number[]) => number | undefined> = {
  ArrowRight: (day, days) => days.find((one) => one > day),
  ArrowLeft: (day, days) => days.findLast((one) => one < day),
  ArrowDown: (day, days) => days.find((one) => one >= day + 7),
  ArrowUp: (day, days) => days.findLast((one) => one <= day - 7),
  Home: (_, days) => days[0],
  End: (_, days) => days.at(-1),
}

/** Moves the focus within a month whose days are buttons with `data-day`. */
export function focusDayByArrow(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-day]')]
  const current = buttons.find((one) => one === event.target)
  const next = NEXT[event.key]
  if (!current || !next) return
  event.preventDefault()
  const dayOf = (one: HTMLButtonElement) => Number(one.dataset.day)
  const wanted = next(dayOf(current), buttons.map(dayOf))
  buttons.find((one) => dayOf(one) === wanted)?.focus()
}
