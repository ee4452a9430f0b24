export { AccountColumn } from './AccountColumn'
/** The old name of `Columns`, kept because areas outside of this repository may still use it. */
export { Columns as ProfileColumns } from '../Columns'
export { AccountDataCard } from './AccountDataCard'
export { PushSwitch } from './PushSwitch'
export { SettingsCard } from './SettingsCard'
export { SuspensionAppeal } from './decisions/SuspensionAppeal'
export { timeOfDay } from './timeOfDay'
