import { url as debuggerUrl } from 'node:inspector'
import pino from 'pino'
import { startProgram } from '../threads/thread'
import { threadProgram } from '../threads/threadProgram'

/** How often the main thread has to show that it runs, in ms. */
const BEAT_MS = 1_000
/** After this many beats without the main thread, the process is ended. */
const SILENT_BEATS_MAX = 30

export interface WatchdogTask {
  /** Number of beats of the main thread, in shared memory. */
  beats: Int32Array
  beatMs: number
  silentBeatsMax: number
  /** The line that is logged before the end, without its time; absent if nothing is logged. */
  line?: object
}

interface Options {
  service: string
  logLevel: string
  beatMs?: number
}

/**
 * Ends this process if its main thread has not run for half a minute, so that its supervisor starts it again: `npm start`,
 * systemd, Docker and Kubernetes all react to an exit, and not all of them to a process that hangs. A thread counts the
 * beats; what slows down the whole machine slows down the thread, too, and a machine that slept costs one beat. Nothing is
 * watched while a debugger may hold the main thread.
 */
export function startWatchdog({ service, logLevel, beatMs = BEAT_MS }: Options): void {
  if (debuggerUrl()) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const task: WatchdogTask = { beats, beatMs, silentBeatsMax: SILENT_BEATS_MAX }
  if (logLevel !== 'silent') task.line = endLine(service, (SILENT_BEATS_MAX * beatMs) / 1_000)
  const watchdog = startProgram(threadProgram(import.meta.url, 'watchdogThread'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  })
  const beat = setInterval(() => {
    Atomics.add(beats, 0, 1)
    if (debuggerUrl()) void watchdog.terminate()
  }, beatMs)
  beat.unref()
  watchdog.unref()
  watchdog.once('exit', () => clearInterval(beat))
}

const endLine = (service: string, seconds: number) => ({
  level: pino.levels.values['fatal'],
  service,
  msg: `this process has hung for ${seconds} s: it ends, so that it is started again`,
})
