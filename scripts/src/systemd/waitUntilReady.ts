import { setTimeout as pause } from 'node:timers/promises'
import { CliError } from '@mentor-connect/build/cliError'
import type { Config } from '@mentor-connect/server/config'
import type { Machine } from './machine'

const ATTEMPTS = 300
/** Number of restarts after which a service counts as failed. */
const RESTARTS = 3

/**
 * Waits until the services are ready.
 *
 * @returns the warnings of their `/readyz`
 * @throws `CliError` with the last lines of the log of a service that does not start
 */
export async function waitUntilReady(machine: Machine, config: Config): Promise<string[]> {
  const ports = { api: config.apiPort, chat: config.chatPort, site: config.port }
  const warnings: string[] = []
  for (const [service, port] of Object.entries(ports))
    warnings.push(...(await readiness(machine, service, `http://${config.host}:${port}/readyz`)))
  return warnings
}

async function readiness(machine: Machine, service: string, url: string): Promise<string[]> {
  const unit = `mentor-connect-${service}`
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await machine.ask(url)
    if (response) {
      const { warnings = [] } = JSON.parse(response) as { warnings?: string[] }
      return warnings.map((warning) => `${unit} warns: ${warning}.`)
    }
    const restarts = await machine.run('systemctl', 'show', '--property=NRestarts', '--value', unit)
    if (Number(restarts) >= RESTARTS) break
    await pause(1_000)
  }
  // Leaves out the lines of systemd itself and those that each restart repeats.
  const log = await machine.run(
    'journalctl',
    `--unit=${unit}`,
    '--identifier=node',
    '--lines=5',
    '--output=cat',
  )
  const lines = [...new Set(log.split('\n'))]
  throw new CliError(`${unit} does not start. Its log ends with:\n${lines.join('\n')}`)
}
