// Functions for unsent data at a sign-out. They are a separate chunk, because only a sign-out needs the outbox
// database.
export { clearOutboxes } from '@mentor-connect/api/outboxes'
export { flushUnsent } from '@mentor-connect/api/unsent'
