import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'
import { stopProcess } from '../process/childProcess'

export interface Postgres {
  url: string
  /** Returns the id of the main process. */
  pid: () => number
  /** Stops the server permanently. */
  stop: () => Promise<void>
  /** Closes all connections and stops the server: `fast` gracefully, `immediate` as in a crash. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>
  /** Starts the server again at the same address. */
  resume: () => Promise<void>
}

const HALT_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const BINARIES = '/usr/lib/postgresql'
const START_DEADLINE_MS = 300_000
/** The log line of a primary or of a replica that is ready. */
const READY = /database system is ready to accept (read-only )?connections/
const isRoot = process.getuid?.() === 0

/**
 * Locale that sorts by code point and knows the letters of every script. In the plain C locale, the word
 * index would leave out Devanagari.
 */
const LOCALE = ['--lc-collate=C', '--lc-ctype=C.UTF-8', '--lc-messages=C']

/** Settings for a server whose data need not survive a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

interface Folder {
  dir: string
  /** User who runs the server, because PostgreSQL refuses to run as root. */
  owner?: { uid: number; gid: number }
}

/**
 * Starts a PostgreSQL server on a free port, with its data in a temporary folder.
 *
 * @param options.durable false for tests that create thousands of databases, each of which would otherwise wait for the
 * disk
 */
export async function startPostgres({ durable = true } = {}): Promise<Postgres> {
  const bin = binaries()
  const { dir, owner } = serverFolder()
  const options = ['-D', join(dir, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...LOCALE]
  execFileSync(join(bin, 'initdb'), options, { ...owner, cwd: dir, stdio: 'pipe' })
  return runServer({ dir, owner }, durable ? [] : NOT_DURABLE)
}

export function serverFolder(): Folder {
  const owner = isRoot ? systemUser('postgres') : undefined
  const dir = mkdtempSync(join(tmpdir(), 'mentor-connect-pg-'))
  if (owner) chownSync(dir, owner.uid, owner.gid)
  return { dir, owner }
}

/** Starts a server on a free port. Its files are in the subfolder `data`. */
export async function runServer({ dir, owner }: Folder, more: string[]): Promise<Postgres> {
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    ...more,
  ]
  const launch = async () => {
    const options = ['-D', join(dir, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
    const launched = spawn(join(binaries(), 'postgres'), options, {
      ...owner,
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(launched)
    return launched
  }
  let server = await launch()
  const halt: Postgres['halt'] = (mode) => stopProcess(server, HALT_SIGNALS[mode])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => server.pid!,
    stop: async () => {
      await halt('fast')
      rmSync(dir, { recursive: true, force: true })
    },
    halt,
    resume: async () => void (server = await launch()),
  }
}

/** Folder of the newest PostgreSQL server on this machine; undefined if there is none. */
function findBinaries(): string | undefined {
  if (!existsSync(BINARIES)) return undefined
  const versions = readdirSync(BINARIES).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(BINARIES, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

const mayInstall = () => isRoot && existsSync('/usr/bin/apt-get')

/** True if there is a PostgreSQL server on this machine, or one can be installed. */
export const hasPostgres = () => findBinaries() !== undefined || mayInstall()

/**
 * Folder of the programs of a PostgreSQL server; installs one if there is none.
 *
 * @throws Error if there is none and this process may not install it
 */
export function binaries(): string {
  const found = findBinaries()
  if (found) return found
  if (!mayInstall())
    throw new Error(
      'There is no PostgreSQL server on this machine: install the package "postgresql" and try again.',
    )
  console.log('• Installing PostgreSQL…')
  installDebianPackages('postgresql')
  return findBinaries() ?? join(BINARIES, 'missing')
}

function systemUser(name: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const late = setTimeout(
      () => reject(new Error(`PostgreSQL did not become ready:\n${log}`)),
      START_DEADLINE_MS,
    )
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (!READY.test(log)) return
      clearTimeout(late)
      resolve()
    })
    server.once('error', reject)
    server.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL ended at once:\n${log}`))
    })
  })
}
