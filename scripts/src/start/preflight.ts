import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { CliError } from '@mentor-connect/build/cliError'
import { makeFolder } from '@mentor-connect/server/make-folder'

export interface PortCheck {
  port: number
  /** Name of the environment variable that changes the port. */
  variable: string
  what: string
}

/**
 * Throws a clear message if a port cannot be used. Without this check, a service would fail later with a stack trace.
 */
export async function checkPorts(host: string, ports: PortCheck[]): Promise<void> {
  for (const { port, variable, what } of ports) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE')
      throw new CliError(
        `Port ${port} (${what}) is already taken: stop the program that uses it, or choose another one with ${variable}=<port>.`,
      )
    if (code === 'EACCES')
      throw new CliError(
        `Port ${port} (${what}) is not allowed for you: choose one above 1023 with ${variable}=<port>.`,
      )
    if (code)
      throw new CliError(
        `Port ${port} (${what}) cannot be opened (${code}): choose another one with ${variable}=<port>.`,
      )
  }
}

export function checkFolder(dir: string, variable: string): void {
  try {
    makeFolder(dir, variable)
    accessSync(dir, constants.W_OK)
  } catch {
    throw new CliError(
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
