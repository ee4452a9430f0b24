import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '@mentor-connect/delivery/root'
import { collect, stopProcess } from '../process/childProcess'
import { findProgram } from './findProgram'

export interface Proxy {
  /**
   * Files with the root certificate, which clients have to trust, and with the intermediate certificate that signs
   * those of the hosts.
   */
  authority: string
  intermediate: string
  stop: () => Promise<void>
}

const CADDYFILE = join(ROOT, 'deploy/caddy/Caddyfile')
/**
 * Options for tests: no port for administration, no redirects from port 80, and no change to the trust store of this
 * machine.
 */
const TEST_OPTIONS = ['admin off', 'auto_https disable_redirects', 'skip_install_trust']
/**
 * A line that Caddy understands only from version 2.7 on, while Debian 12 has version 2.6. The line matters
 * only when the configuration is reloaded.
 */
const NEWER_OPTION = /^\s*stream_close_delay .*\n/gm
const START_DEADLINE_MS = 20_000
const POLL_MS = 50

/**
 * Runs Caddy with `deploy/caddy/Caddyfile` on this machine, with certificates from its own authority.
 *
 * @param variables variables of the Caddyfile: hosts with their port, and upstreams separated by spaces
 */
export async function startCaddy(folder: string, variables: Record<string, string>): Promise<Proxy> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, testCaddyfile(readFileSync(CADDYFILE, 'utf8')))
  const child = spawn(
    findProgram({ name: 'caddy', title: 'Caddy' }),
    ['run', '--config', file, '--adapter', 'caddyfile'],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output = collect(child)
  const [authority, intermediate] = ['root', 'intermediate'].map((name) =>
    join(folder, `caddy/pki/authorities/local/${name}.crt`),
  ) as [string, string]
  const deadline = Date.now() + START_DEADLINE_MS
  while (!existsSync(authority) || !output().includes('serving initial configuration')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopProcess(child)
      throw new Error(`Caddy did not start:\n${output().slice(-2000)}`)
    }
    await sleep(POLL_MS)
  }
  return { authority, intermediate, stop: () => stopProcess(child) }
}

function testCaddyfile(text: string): string {
  return withoutNewerOptions(text).replace(/^\{$/m, `{\n\t${TEST_OPTIONS.join('\n\t')}`)
}

/** Returns the Caddyfile without the lines that the Caddy of Debian 12 does not accept. */
export const withoutNewerOptions = (text: string) => text.replace(NEWER_OPTION, '')
