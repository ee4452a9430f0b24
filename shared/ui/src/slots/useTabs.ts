import type { NavigationSlot } from '@mentor-connect/contract/site/slots'
import type { AreaTab } from '..'
import { useNavigation } from './useNavigation'

/** Returns the tabs that other areas add to an entry of a frame, in the current language. */
export const useTabs = (slot: NavigationSlot): AreaTab[] =>
  useNavigation(slot).map(({ to, label, badge, also }) => ({ to, label, badge, also }))
