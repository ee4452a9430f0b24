import { url as debuggerUrl } from 'node:inspector'
import pino from 'pino'
import { startProgram } from '../threads/thread'
import { threadProgram } from '../threads/threadProgram'

/** Interval in which the main thread must signal that it runs, in ms. */
const BEAT_MS = 1_000
/** Number of intervals without a signal from the main thread after which the process is ended. */
const SILENT_BEATS_MAX = 30

export interface WatchdogTask {
  /** Number of signals (beats) of the main thread so far, in shared memory. */
  beats: Int32Array
  beatMs: number
  silentBeatsMax: number
  /** The log line to write before the process is ended, without its time; undefined to log nothing. */
  line?: object
}

interface Options {
  service: string
  logLevel: string
  beatMs?: number
}

/**
 * Ends this process if its main thread has not run for half a minute, so that its supervisor starts it again:
 * `npm start`, systemd, Docker and Kubernetes all react to an exit, but not all of them react to a process
 * that hangs. A separate thread counts the beats of the main thread. If the whole machine is slow, this
 * thread is slow, too; a machine that was suspended costs only one beat. The watchdog is off while a debugger
 * may pause the main thread.
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
