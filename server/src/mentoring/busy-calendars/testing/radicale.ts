import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '../../../platform/http/readPublicFile'
import { freePort } from '../../../testing/freePort'

export const RADICALE_HOST = 'https://dav.example.org'
export const RADICALE_LOGIN = { userName: 'ravi', password: 'app password' }

/** A Radicale server with one account, and a network in which it has a public address. */
export async function startRadicale() {
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'))
  const port = await freePort()
  const users = join(folder, 'users')
  await writeFile(users, `${RADICALE_LOGIN.userName}:${RADICALE_LOGIN.password}\n`)
  const config = join(folder, 'config')
  await writeFile(
    config,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
`,
  )
  const server = spawn('radicale', ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  const authorization = `Basic ${Buffer.from(Object.values(RADICALE_LOGIN).join(':')).toString('base64')}`
  const origin = `http://127.0.0.1:${port}`
  await ready(origin, server)

  const network: Network = {
    isPublic: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    request: ((url: URL, options: object, callback: () => void) =>
      httpRequest(`${origin}${url.pathname}`, options, callback)) as unknown as Network['request'],
  }
  return {
    network,
    send: async (method: string, path: string, body?: string) => {
      const headers = { authorization, 'content-type': 'text/calendar' }
      const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits until the server responds. */
async function ready(origin: string, server: ReturnType<typeof spawn>) {
  let log = ''
  server.stderr?.on('data', (text: Buffer) => (log += text.toString()))
  for (;;) {
    if (server.exitCode !== null) throw new Error(`Radicale has ended. ${log}`)
    const response = await fetch(`${origin}/.web/`).catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
