// What a sign-out does with unsent data, in a chunk of its own: the database of outboxes is only needed there.
export { clearOutboxes } from '@mentor-connect/api/outboxes'
export { flushUnsent } from '@mentor-connect/api/unsent'
