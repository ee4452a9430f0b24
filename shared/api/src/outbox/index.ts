export { browserOutbox, safeOutbox } from './browserOutbox'
export { memoryOutbox } from './outbox'
export type { Outbox, OutboxKind } from './outbox'
