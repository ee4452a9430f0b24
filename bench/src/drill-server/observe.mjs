// Loaded into a service before its own code, by the drill alone: measures how long its event loop is blocked, and can set
// its clock wrong.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const loop = monitorEventLoopDelay({ resolution: 1 })
const MS = 1e6

const answers = {
  /** The figures since the last time. */
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
    const answer = answers[message?.drill]?.(message)
    if (answer) process.send({ type: 'drill', id: message.id, ...answer })
  })
}

const RightDate = Date

function setClock(offsetMs) {
  const now = () => RightDate.now() + offsetMs
  globalThis.Date = class Date extends RightDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]))
    }
    static now() {
      return now()
    }
  }
}
