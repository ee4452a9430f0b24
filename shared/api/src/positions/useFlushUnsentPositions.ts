import { useFlushOnReturn } from '../outbox/useFlushOnReturn'
import { flushUnsentPositions } from './positions'

/** Sends unsent places in lessons on mount and whenever the network returns. */
export const useFlushUnsentPositions = (userId: string | undefined): void =>
  useFlushOnReturn(userId, flushUnsentPositions)
