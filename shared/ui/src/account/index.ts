export { AccountColumn, ProfileColumns } from './AccountColumn'
export { AccountDataCard } from './AccountDataCard'
