import { readFileSync } from 'node:fs'

const TICK_MS = 10
const KB_PER_PAGE = 4

/** Processor time that a process has used, in ms. Linux only, as are the benchmarks. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Memory of a process, in KB. */
export function residentKb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * KB_PER_PAGE
}
