export { flushUnsentPositions, placeOnDevice, positionsOutbox, savePosition } from './positions'
export { useFlushUnsentPositions } from './useFlushUnsentPositions'
