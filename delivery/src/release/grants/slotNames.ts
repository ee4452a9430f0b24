import {
  COMPONENT_SLOTS,
  FRAME_OF_NAVIGATION,
  type NavigationSlot,
  type SlotName,
} from '@mentor-connect/contract/site/slots'

export const SLOT_NAMES: SlotName[] = [
  ...(Object.keys(FRAME_OF_NAVIGATION) as NavigationSlot[]),
  ...COMPONENT_SLOTS,
]
