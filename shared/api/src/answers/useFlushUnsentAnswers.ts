import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentAnswers } from './flushUnsentAnswers'

/** Sends unsent answers on mount and whenever the network returns. */
export const useFlushUnsentAnswers = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentAnswers)
