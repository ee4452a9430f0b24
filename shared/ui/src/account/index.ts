export { AccountColumn } from './AccountColumn'
/** The name that areas outside of this repository may still use. */
export { Columns as ProfileColumns } from '../Columns'
export { AccountDataCard } from './AccountDataCard'
export { PushSwitch } from './PushSwitch'
export { SettingsCard } from './SettingsCard'
export { SuspensionAppeal } from './decisions/SuspensionAppeal'
export { timeOfDay } from './timeOfDay'
