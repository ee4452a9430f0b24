import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './freePorts'

export const ROOT = join(__dirname, '../../..')
const READY = 'Mentor-Connect is up'

export interface Product {
  siteUrl: string
  apiUrl: string
  chatUrl: string
  dataDir: string
  /** Everything that the start command has printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts the product with its start command, on free ports and with an empty data folder. */
export async function startProduct(environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-e2e-'))
  const [site, api, chat] = await freePorts(3)
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(site),
      API_PORT: String(api),
      CHAT_PORT: String(chat),
      DATA_DIR: dataDir,
      ...environment,
    },
  })
  const output = collect(child)
  await seen(child, output, READY)
  return {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    chatUrl: environment.CHAT_URL ?? `http://localhost:${chat}`,
    dataDir,
    output,
    stop: async () => {
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function collect(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

/** Waits until a process has printed `sign`; rejects with its output if it exits first. */
export function seen(child: ChildProcess, output: () => string, sign: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => output().includes(sign) && resolve())
    child.once('exit', () => reject(new Error(`It ended before it printed "${sign}":\n${output()}`)))
  })
}

/** Ends a process in order, if it has not ended yet. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
