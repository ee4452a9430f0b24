import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentWorkDrafts } from './flushUnsentWorkDrafts'

/** Saves unsent drafts on mount and whenever the network returns. */
export const useFlushUnsentWorkDrafts = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentWorkDrafts)
