// What a sign-out does with unsent data, in a chunk of its own: the database of outboxes is only needed there.
export { clearOutboxes } from '@mentor-connect/api/outboxes'
export { flushUnsentAnswers } from '@mentor-connect/api/answers'
export { flushUnsentNotes } from '@mentor-connect/api/notes'
export { flushUnsentPositions } from '@mentor-connect/api/positions'
export { flushUnsentProgress } from '@mentor-connect/api/progress'
export { flushUnsentWorkDrafts } from '@mentor-connect/api/works'
