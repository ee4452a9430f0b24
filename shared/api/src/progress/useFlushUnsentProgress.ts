import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentProgress } from './flushUnsentProgress'

/** Sends unsent progress on mount and whenever the network returns. */
export const useFlushUnsentProgress = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentProgress)
