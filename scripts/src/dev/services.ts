import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { environmentFor } from '@mentor-connect/server/config'
import { logFile } from '../process/logFile'

const READY_DEADLINE_MS = 180_000
const POLL_MS = 250

/** Starts a service that restarts whenever one of its sources changes. Its log goes to a file. */
export async function startWatchedService(
  name: 'api' | 'chat',
  url: string,
  environment: NodeJS.ProcessEnv,
  logDir: string,
): Promise<ChildProcess> {
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const path = join(logDir, `${name}.log`)
  const log = logFile(path)
  const options = ['watch', '--clear-screen=false', `server/src/${name}/main.ts`]
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), ...options], {
    cwd: ROOT,
    env: environmentFor(name, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.on('error', (error) => log.write(`${error.message}\n`))
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  // Errors also appear on the terminal, so that the developer sees errors in the sources.
  child.stderr.pipe(process.stderr, { end: false })
  if (!(await isReady(url, child))) {
    child.kill('SIGTERM')
    throw new CliError(`The ${name} service did not become ready: see ${path}.`)
  }
  return child
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_DEADLINE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return true
    await sleep(POLL_MS)
  }
  return false
}
