import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The machine on which the product is installed. */
export interface Machine {
  /** Root folder of the machine's file system. */
  root: string
  /** Runs a program and returns its output. Throws if it fails or does not exist. */
  run: (program: string, ...options: string[]) => Promise<string>
  /** Returns the response of a service that listens on this machine; undefined if no service listens. */
  ask: (url: string) => Promise<string | undefined>
}

const execute = promisify(execFile)

export const thisMachine: Machine = {
  root: '/',
  run: async (program, ...options) => (await execute(program, options)).stdout.trim(),
  ask: async (url) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      return response.ok ? await response.text() : undefined
    } catch {
      return undefined
    }
  },
}
