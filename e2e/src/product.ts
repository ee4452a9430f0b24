import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const READY = 'Mentor-Connect is up'
const START_DEADLINE_MS = 240_000

export interface Product {
  siteUrl: string
  apiUrl: string
  chatUrl: string
  dataDir: string
  /** Process id of a service. */
  pid: (service: 'api' | 'chat' | 'site') => number
  /** All that the start command has printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts the product as a person would, with its own ports and an empty data folder. */
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
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await seen(child, output, READY)
  return {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    chatUrl: environment.CHAT_URL ?? `http://localhost:${chat}`,
    dataDir,
    output,
    pid: (service) =>
      (JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as Record<string, number>)[service]!,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
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

/** Waits until a process has printed something; fails with what it printed when it ends before. */
export function seen(child: ChildProcess, output: () => string, sign: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`"${sign}" was never printed:\n${output()}`)),
      START_DEADLINE_MS,
    )
    const finish = (act: () => void) => {
      clearTimeout(late)
      act()
    }
    child.stdout?.on('data', () => output().includes(sign) && finish(resolve))
    child.once('exit', () => finish(() => reject(new Error(`The start command ended:\n${output()}`))))
  })
}

export function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  return Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port))
        }),
    ),
  ).finally(() => servers.forEach((server) => server.close()))
}
