import { cpus, loadavg, totalmem } from 'node:os'

const GIGABYTE = 1024 ** 3

export interface Run {
  /** Load average of the machine before the run. */
  loadBefore: number
  seconds: number
}

export const currentLoad = () => loadavg()[0] ?? NaN

/** Date, machine and load of a run that has just ended, for its section of a report. */
export function circumstances({ loadBefore, seconds }: Run): string {
  const memory = Math.round(totalmem() / GIGABYTE)
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GB`
  const load = `load average ${loadBefore.toFixed(1)} before and ${currentLoad().toFixed(1)} after ${Math.round(seconds)} s`
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, ${load}`
}
