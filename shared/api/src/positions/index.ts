export { flushUnsentPositions, positionsOutbox, savePosition } from './positions'
export { useFlushUnsentPositions } from './useFlushUnsentPositions'
