export { useNavigation, type LabelledEntry } from './useNavigation'
export { withAdded } from './withAdded'
