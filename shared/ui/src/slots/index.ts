export { useNavigation, type LabelledEntry } from './useNavigation'
export { useTabs } from './useTabs'
export { toItem, withAdded } from './withAdded'
