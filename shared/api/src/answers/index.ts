export { answersOutbox, flushUnsentAnswers } from './flushUnsentAnswers'
export { useFlushUnsentAnswers } from './useFlushUnsentAnswers'
