import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'

export interface Postgres {
  url: string
  stop: () => Promise<void>
}

const BINARIES = '/usr/lib/postgresql'
const START_DEADLINE_MS = 30_000
const isRoot = process.getuid?.() === 0

/** What a server may leave out whose data nobody needs after a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL of our own on a private port, with its data in a temporary folder.
 *
 * @param options.durable false where thousands of databases come and go: each waits for the disk otherwise
 */
export async function startPostgres({ durable = true } = {}): Promise<Postgres> {
  const bin = binaries()
  const owner = isRoot ? systemUser('postgres') : undefined
  const dir = mkdtempSync(join(tmpdir(), 'mentor-connect-pg-'))
  if (owner) chownSync(dir, owner.uid, owner.gid)
  const data = join(dir, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    {
      ...owner,
      cwd: dir,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    ...(durable ? [] : NOT_DURABLE),
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  await ready(server)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(server, dir) }
}

function binaries(): string {
  const find = () => {
    if (!existsSync(BINARIES)) return undefined
    const versions = readdirSync(BINARIES).sort((a, b) => Number(b) - Number(a))
    return versions
      .map((version) => join(BINARIES, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')))
  }
  const found = find()
  if (found) return found
  if (!isRoot)
    throw new Error('There is no PostgreSQL server here: install the package "postgresql" and try again.')
  console.log('• Installing PostgreSQL…')
  installDebianPackages('postgresql')
  return find() ?? join(BINARIES, 'missing')
}

function systemUser(name: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const late = setTimeout(
      () => reject(new Error(`PostgreSQL did not get ready:\n${log}`)),
      START_DEADLINE_MS,
    )
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (!log.includes('database system is ready to accept connections')) return
      clearTimeout(late)
      resolve()
    })
    server.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL ended at once:\n${log}`))
    })
  })
}

async function stop(server: ChildProcess, dir: string) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  rmSync(dir, { recursive: true, force: true })
}
