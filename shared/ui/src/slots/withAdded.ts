import { CircleDot, type LucideIcon } from 'lucide-react'
import type { AreaItem } from '..'
import { NAVIGATION_ICONS } from './navigationIcons'
import type { LabelledEntry } from './useNavigation'

/** The own items of a frame, which have the orders 10, 20, 30…, and the entries of other areas between them. */
export function withAdded(own: AreaItem[], added: LabelledEntry[]): AreaItem[] {
  const ordered = [
    ...own.map((item, index) => ({ item, order: 10 * (index + 1) })),
    ...added.map(({ icon, order, to, label, badge }) => ({
      item: { to, label, icon: iconOf(icon), badge },
      order,
    })),
  ]
  return ordered.sort((a, b) => a.order - b.order).map(({ item }) => item)
}

/** A frame may be older than the area that adds an entry, and not know its icon. */
const iconOf = (name: string): LucideIcon =>
  (NAVIGATION_ICONS as Record<string, LucideIcon | undefined>)[name] ?? CircleDot
