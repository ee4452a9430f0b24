import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentNotes } from './flushUnsentNotes'

/** Sends unsent notes on mount and whenever the network returns. */
export const useFlushUnsentNotes = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentNotes)
