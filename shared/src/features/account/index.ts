export { AccountDataCard } from './AccountDataCard'
export { SecurityCard } from './security/SecurityCard'
export { NotificationsCard } from './NotificationsCard'
