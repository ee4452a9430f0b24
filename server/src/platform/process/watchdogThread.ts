// Watches the main thread of its process, and ends the process if the main thread hangs.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogTask } from './watchdog'

const STDOUT = 1
const { beats, beatMs, silentBeatsMax, line } = workerData as WatchdogTask

let seen = 0
let silentBeats = 0

setInterval(() => {
  const current = Atomics.load(beats, 0)
  silentBeats = current === seen ? silentBeats + 1 : 0
  seen = current
  if (silentBeats >= silentBeatsMax) end()
}, beatMs)

function end() {
  try {
    // The line is written directly to the descriptor, because other output of a thread passes through the
    // main thread, which hangs.
    if (line) writeSync(STDOUT, `${JSON.stringify({ time: Date.now(), ...line })}\n`)
  } finally {
    // SIGKILL is used because a main thread that hangs does not react to other signals.
    process.kill(process.pid, 'SIGKILL')
  }
}
