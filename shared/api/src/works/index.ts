export { flushUnsentWorkDrafts, workDraftsOutbox } from './flushUnsentWorkDrafts'
export { useFlushUnsentWorkDrafts } from './useFlushUnsentWorkDrafts'
