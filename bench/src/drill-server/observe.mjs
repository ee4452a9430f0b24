// Loaded into a service before its own code: measures how long the event loop is blocked, and can shift the clock.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const loop = monitorEventLoopDelay({ resolution: 1 })
const MS = 1e6

const handlers = {
  /** The figures since the last call. */
  loop: () => {
    const figures = { longestMs: loop.max / MS, p99Ms: loop.percentile(99) / MS }
    loop.reset()
    return figures
  },
  clock: ({ offsetMs }) => {
    setClock(offsetMs)
    return {}
  },
}

if (process.send) {
  loop.enable()
  process.on('message', (message) => {
    const response = handlers[message?.drill]?.(message)
    if (response) process.send({ type: 'drill', id: message.id, ...response })
  })
}

const RealDate = Date

function setClock(offsetMs) {
  const now = () => RealDate.now() + offsetMs
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]))
    }
    static now() {
      return now()
    }
  }
}
