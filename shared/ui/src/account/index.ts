export { AccountColumn, ProfileColumns } from './AccountColumn'
export { AccountDataCard } from './AccountDataCard'
export { SuspensionAppeal } from './decisions/SuspensionAppeal'
