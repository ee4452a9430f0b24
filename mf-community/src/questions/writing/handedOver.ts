import { tabItems } from '@mentor-connect/contract/browser/storage'

/** Key in the storage of the tab for the text that a visitor has typed before logging in. */
const KEY = 'mc.community.typed'

interface Typed {
  place: string
  values: Record<string, string>
}

export const handedOver = {
  remember(typed: Typed): void {
    tabItems.setItem(KEY, JSON.stringify(typed))
  },

  /** Returns what was typed at a place; undefined if nothing was. */
  get(place: string): Record<string, string> | undefined {
    const stored = tabItems.getItem(KEY)
    const typed = stored ? (JSON.parse(stored) as Typed) : undefined
    return typed?.place === place ? typed.values : undefined
  },

  forget(): void {
    tabItems.removeItem(KEY)
  },
}
