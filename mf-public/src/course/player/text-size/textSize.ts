import { createStore } from '@mentor-connect/ui/store'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** What servers render with, which know no reader. */
export const DEFAULT_TEXT_SIZE: TextSize = 'small'

const KEY = 'mc.textSize'

export const textSize = createStore<TextSize>(storedSize())

/** Sets the size of the text of lessons, and keeps it in this browser. */
export function chooseTextSize(size: TextSize): void {
  textSize.set(size)
  try {
    localStorage.setItem(KEY, size)
  } catch (error) {
    console.warn('Local storage is blocked: the text size is forgotten when the page is closed.', error)
  }
}

function storedSize(): TextSize {
  try {
    const stored = localStorage.getItem(KEY)
    return TEXT_SIZES.find((size) => size === stored) ?? DEFAULT_TEXT_SIZE
  } catch {
    return DEFAULT_TEXT_SIZE
  }
}
