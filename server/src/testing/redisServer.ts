import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './freePort'

/** A Redis server on a private port, without persistence. */
export interface RedisServer {
  url: string
  /** Kills the server; its data is lost. */
  kill: () => Promise<void>
  /** Starts the server again on the same port. */
  start: () => Promise<void>
}

const START_DEADLINE_MS = 300_000

export async function startRedis(binary: string): Promise<RedisServer> {
  const port = await freePort()
  let server: ChildProcess | undefined
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn(binary, options, { stdio: ['ignore', 'pipe', 'ignore'] })
    await ready(server)
  }
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const late = setTimeout(() => reject(new Error(`Redis did not get ready:\n${log}`)), START_DEADLINE_MS)
    const finish = (act: () => void) => {
      clearTimeout(late)
      act()
    }
    server.stdout?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('Ready to accept connections')) finish(resolve)
    })
    server.once('error', (error) => finish(() => reject(error)))
    server.once('exit', () => finish(() => reject(new Error(`Redis ended at once:\n${log}`))))
  })
}
