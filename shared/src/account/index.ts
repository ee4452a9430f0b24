export { AccountDataCard } from './AccountDataCard'
export { NotificationsCard } from './NotificationsCard'
