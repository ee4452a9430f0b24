import { useLocale } from '@mentor-connect/i18n'
import type { NavigationSlot } from '@mentor-connect/contract/site/slots'
import { useSlots, type NavigationEntry } from '@mentor-connect/contract/slots'

export interface LabelledEntry extends Omit<NavigationEntry, 'label'> {
  label: string
}

/** Returns the entries that other areas add to the navigation of a frame, in the current language. */
export function useNavigation(slot: NavigationSlot): LabelledEntry[] {
  const locale = useLocale()
  return useSlots()
    .navigation(slot)
    .map((entry) => ({ ...entry, label: entry.label[locale] }))
}
