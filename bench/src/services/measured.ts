import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentFor } from '@mentor-connect/server/config'

export const SERVICES = ['api', 'chat', 'site'] as const
export type ServiceName = (typeof SERVICES)[number]

export interface Measured {
  /** From the command until the service is ready, in ms. */
  readyMs: number
  /** Processor time until then, in ms. */
  cpuMs: number
}

/** As in production: nothing stands in for a sign-in vendor. */
export const environmentOf = (name: ServiceName) =>
  environmentFor(name, {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    SIGN_IN_EMULATOR: 'nowhere',
  })

/** Of a Linux kernel: clock ticks per second, in what it reports about processes. */
const TICKS = 100
const KILOBYTE = 1024

/** Starts a service of a distribution and waits until it is ready. */
export async function startMeasured(dist: string, folder: string, name: ServiceName) {
  const began = performance.now()
  const child = fork(join(dist, 'server.mjs'), [name], {
    cwd: folder,
    execArgv: [],
    env: environmentOf(name),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  const pid = child.pid!
  const measured: Measured = { readyMs: performance.now() - began, cpuMs: cpuOf(pid) }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { pid, measured, stop }
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Bytes of a process: all that is resident, and the part that belongs to no file. */
export function memoryOf(pid: number): { resident: number; anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * KILOBYTE
  return { resident: read('VmRSS'), anonymous: read('RssAnon') }
}
