export { flushUnsentInterests, interestsOutbox } from './flushUnsentInterests'
export { useFlushUnsentInterests } from './useFlushUnsentInterests'
