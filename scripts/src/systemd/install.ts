import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import { refuseNode } from '@mentor-connect/server/node-versions'
import type { Machine } from './machine'
import { setUpProxy } from './proxy'
import { checkSettings, completeSettings, readOwnValues, type SettingsFiles } from './settingsFiles'
import { COMMON_FILE, DEPLOY, exampleSettings, readDeployFile } from './units'
import { waitUntilReady } from './waitUntilReady'

const USER = 'mentor-connect'
const PRODUCT = '/opt/mentor-connect'
const SETTINGS = '/etc/mentor-connect'
const OWN_VALUES = `${SETTINGS}/install.env`
const SERVICES = ['api', 'chat', 'publish', 'site'].map((name) => `mentor-connect-${name}`)
/**
 * Patterns for the units of additional processes (docs/operations/scale.md). Patterns of systemd match only
 * units that are running.
 */
const FURTHER = ['api', 'chat', 'site'].map((name) => `mentor-connect-${name}-*`)
const TIMERS = ['backup', 'restore-drill'].map((name) => `mentor-connect-${name}.timer`)

/**
 * Installs the distribution in `folder` on a machine with systemd, or upgrades the machine to it. Reports all
 * errors before it writes anything, except for the file of the three values. Can be repeated.
 *
 * @param options.backsUp false: no backup is made before another version takes over
 * @param options.print gets a line for each step
 * @returns the steps that the operator still has to do
 * @throws `CliError` or `ConfigError` with all errors and how to correct them
 */
export async function install(
  machine: Machine,
  folder: string,
  { print = () => {}, backsUp = true }: { print?: (line: string) => void; backsUp?: boolean } = {},
): Promise<string[]> {
  await checkMachine(machine, folder)
  const { files, isNew } = settingsFor(machine)
  const config = checkSettings(files)
  const before = currentVersion(machine)

  if (backsUp && before !== undefined && before !== basename(folder)) {
    print(`• Backing up, before ${basename(folder)} takes the place of ${before}…`)
    await machine.run('systemctl', 'start', 'mentor-connect-backup')
  }
  print('• User, folders, settings and units…')
  await makeUser(machine)
  await makeFolders(machine)
  writeSettings(machine, files)
  linkVersion(machine, folder)
  copyUnits(machine)
  await machine.run('systemctl', 'daemon-reload')
  await limitJournal(machine)

  print('• Starting the services, which migrates the databases and makes the site…')
  await machine.run('systemctl', 'enable', 'mentor-connect.target', ...SERVICES, ...TIMERS)
  await machine.run('systemctl', 'restart', 'mentor-connect-api', 'mentor-connect-chat')
  await machine.run('systemctl', 'restart', 'mentor-connect-publish', 'mentor-connect-site')
  await machine.run('systemctl', 'start', 'mentor-connect.target', ...TIMERS)
  const warnings = await waitUntilReady(machine, config)
  await machine.run('systemctl', 'restart', ...FURTHER)
  const left = await setUpProxy(machine, config, before && join(PRODUCT, before))
  return [
    ...warnings,
    ...left,
    ...(isNew
      ? [`Keep a copy of ${SETTINGS} in a password manager or vault: backups do not contain it.`]
      : []),
  ]
}

async function checkMachine({ root, run }: Machine, folder: string): Promise<void> {
  if ((await run('id', '-u')) !== '0') throw new CliError('Only root can install: use sudo.')
  if (!existsSync(join(root, 'run/systemd/system')))
    throw new CliError('systemd does not run on this machine: see deploy/compose.yaml for containers.')
  if (dirname(folder) !== PRODUCT || basename(folder) === 'current')
    throw new CliError(`Unpack the distribution in a folder below ${PRODUCT} named after its version.`)
  const version = await run('/usr/bin/node', '--version').catch(() => '')
  if (!version) throw new CliError('/usr/bin/node does not exist: the units start it, so install Node there.')
  const refusal = refuseNode(version.replace(/^v/, ''))
  if (refusal) throw new CliError(`/usr/bin/node: ${refusal}`)
}

function currentVersion({ root }: Machine): string | undefined {
  const link = join(root, PRODUCT, 'current')
  return existsSync(link) ? readlinkSync(link) : undefined
}

/** Returns the complete files of settings, and whether some of them were made from the three values. */
function settingsFor({ root }: Machine): { files: SettingsFiles; isNew: boolean } {
  const examples = exampleSettings()
  const file = (name: string) => join(root, SETTINGS, `${name}.env`)
  const existing = Object.fromEntries(
    Object.keys(examples)
      .filter((name) => existsSync(file(name)))
      .map((name) => [name, readFileSync(file(name), 'utf8')]),
  )
  const isNew = !existing[COMMON_FILE] || !existing.mail
  if (!isNew) return { files: completeSettings(examples, existing), isNew }
  const own = join(root, OWN_VALUES)
  if (!existsSync(own)) {
    mkdirSync(dirname(own), { recursive: true, mode: 0o755 })
    writeFileSync(own, readDeployFile('systemd/install.env.example'), { mode: 0o600 })
    throw new CliError(`Fill in the three values in ${OWN_VALUES}, then run this again.`)
  }
  return { files: completeSettings(examples, existing, readOwnValues(readFileSync(own, 'utf8'))), isNew }
}

async function makeUser({ run }: Machine): Promise<void> {
  const exists = await run('id', '-u', USER).catch(() => '')
  if (!exists)
    await run(
      'useradd',
      '--system',
      '--home-dir',
      '/var/lib/mentor-connect',
      '--shell',
      '/usr/sbin/nologin',
      USER,
    )
}

async function makeFolders({ run }: Machine): Promise<void> {
  const owned = ['-d', '-m', '0700', '-o', USER, '-g', USER]
  await run('install', ...owned, '/var/lib/mentor-connect', '/var/backups/mentor-connect')
}

/**
 * Writes the files. Only the common one may be read by users other than root; systemd reads the files as
 * root.
 */
function writeSettings({ root }: Machine, files: SettingsFiles): void {
  mkdirSync(join(root, SETTINGS), { recursive: true, mode: 0o755 })
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, SETTINGS, `${name}.env`)
    const mode = name === COMMON_FILE ? 0o644 : 0o600
    writeFileSync(file, text, { mode })
    chmodSync(file, mode)
  }
  rmSync(join(root, OWN_VALUES), { force: true })
}

function linkVersion({ root }: Machine, folder: string): void {
  const link = join(root, PRODUCT, 'current')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(`${link}.new`, { force: true })
  symlinkSync(basename(folder), `${link}.new`)
  renameSync(`${link}.new`, link)
}

function copyUnits({ root }: Machine): void {
  const units = join(root, 'etc/systemd/system')
  const names = readdirSync(join(DEPLOY, 'systemd')).filter((name) =>
    /\.(service|timer|target|d)$/.test(name),
  )
  for (const name of names) cpSync(join(DEPLOY, 'systemd', name), join(units, name), { recursive: true })
  const command = join(root, 'usr/local/bin/mentor-connect')
  cpSync(join(DEPLOY, 'systemd/mentor-connect'), command)
  chmodSync(command, 0o755)
}

/**
 * Limits how long the journal keeps lines, because they contain network addresses of visitors. An existing
 * limit is kept.
 */
async function limitJournal({ root, run }: Machine): Promise<void> {
  const file = join(root, 'etc/systemd/journald.conf.d/mentor-connect.conf')
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '[Journal]\nMaxRetentionSec=30day\n')
  await run('systemctl', 'restart', 'systemd-journald')
}
