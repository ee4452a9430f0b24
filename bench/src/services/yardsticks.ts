// What Node and Fastify hold on their own, next to which the memory of the services is read.
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROGRAM_OPTIONS } from '@mentor-connect/server/build/options'
import { build, stop } from 'esbuild'
import { environmentOf } from './measured'

const PROGRAMS = {
  node: `setInterval(() => undefined, 60_000)`,
  fastify: `
    import Fastify from 'fastify'
    const app = Fastify({ logger: true })
    const schema = { response: { 200: { type: 'object', properties: { ok: { type: 'boolean' } } } } }
    app.get('/', { schema }, async () => ({ ok: true }))
    await app.listen({ port: 0, host: '127.0.0.1' })`,
}

export type Yardstick = keyof typeof PROGRAMS

/** Starts a process that does nothing, and a server with one route, bundled like the services. */
export async function startYardsticks(folder: string) {
  const started = []
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const { outputFiles } = await build({
      ...PROGRAM_OPTIONS,
      stdin: { contents: `${program}\nprocess.send('ready')`, resolveDir: import.meta.dirname },
      sourcemap: false,
    })
    const file = join(folder, `${name}.mjs`)
    writeFileSync(file, outputFiles[0]!.text)
    const child = fork(file, {
      execArgv: [],
      env: environmentOf('site'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await new Promise((resolve) => child.once('message', resolve))
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const end = () => {
      child.kill('SIGTERM')
      return ended
    }
    started.push({ name, pid: child.pid!, stop: end })
  }
  await stop()
  return started
}
