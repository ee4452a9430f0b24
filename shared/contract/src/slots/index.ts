export { AreaSlot, Slot } from './Slot'
export {
  SlotsContext,
  type Contribution,
  type NavigationEntry,
  type PropsOf,
  type SlotProps,
  type Slots,
} from './SlotsContext'
export { useSlots } from './useSlots'
