import type { IconDrawing } from '@mentor-connect/contract/site/slots'
import { CircleDot, createLucideIcon, type IconNode, type LucideIcon } from 'lucide-react'
import type { AreaItem } from '..'
import { NAVIGATION_ICONS } from './navigationIcons'
import type { LabelledEntry } from './useNavigation'

/** Drawing of an icon as JSON → its component, so that React keeps the element when an entry is rendered again. */
const drawn = new Map<string, LucideIcon>()

/** Merges a frame's own items, whose orders are 10, 20, 30 and so on, with the entries of other areas. */
export function withAdded(own: AreaItem[], added: LabelledEntry[]): AreaItem[] {
  const ordered = [
    ...own.map((item, index) => ({ item, order: 10 * (index + 1) })),
    ...added.map((entry) => ({ item: toItem(entry), order: entry.order })),
  ]
  return ordered.sort((a, b) => a.order - b.order).map(({ item }) => item)
}

/** Converts the entry of another area into an item of the navigation or the header. */
export const toItem = ({ to, label, icon, badge, also }: LabelledEntry): AreaItem => ({
  to,
  label,
  icon: iconOf(icon),
  badge,
  also,
})

/**
 * Returns the icon with this name. A frame may be older than the area that adds an entry and not know its icon; it
 * then shows a default.
 */
function iconOf(icon: LabelledEntry['icon'] = undefined): LucideIcon {
  if (typeof icon === 'object') return drawnIcon(icon)
  return (NAVIGATION_ICONS as Record<string, LucideIcon | undefined>)[icon ?? ''] ?? CircleDot
}

function drawnIcon({ elements }: IconDrawing): LucideIcon {
  const key = JSON.stringify(elements)
  const icon =
    drawn.get(key) ??
    createLucideIcon(
      'area-icon',
      elements.map(({ name, attributes }, index): IconNode[number] => [
        name,
        { ...attributes, key: `${index}` },
      ]),
    )
  drawn.set(key, icon)
  return icon
}
