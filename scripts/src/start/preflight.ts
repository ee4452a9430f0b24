import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { StartFailure } from '@mentor-connect/delivery/process/cliError'

export interface PortWish {
  port: number
  /** Variable that moves it. */
  variable: string
  what: string
}

/** Fails early, with a sentence, where a service would fail later with a stack. */
export async function checkPorts(host: string, wishes: PortWish[]): Promise<void> {
  for (const { port, variable, what } of wishes) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        `Port ${port} (${what}) is already taken: stop the program that uses it, or choose another one with ${variable}=<port>.`,
      )
    if (code === 'EACCES')
      throw new StartFailure(
        `Port ${port} (${what}) is not allowed for you: choose one above 1023 with ${variable}=<port>.`,
      )
    if (code)
      throw new StartFailure(
        `Port ${port} (${what}) cannot be opened (${code}): choose another one with ${variable}=<port>.`,
      )
  }
}

export function checkFolder(dir: string, variable: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.W_OK)
  } catch {
    throw new StartFailure(
      `The folder ${dir} cannot be written to: allow it, or choose another one with ${variable}=<folder>.`,
    )
  }
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
