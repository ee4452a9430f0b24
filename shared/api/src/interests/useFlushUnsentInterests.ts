import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentInterests } from './flushUnsentInterests'

/** Sends unsent answers of the interest assessment on mount and whenever the network returns. */
export const useFlushUnsentInterests = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentInterests)
