// The first step of every command. It is plain JavaScript, because nothing is installed yet when it runs on a fresh
// clone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundledProgram } from '../delivery/src/process/bundledProgram.mjs'
import { refuseNode } from '../server/src/build/nodeVersions.mjs'
import { isInstalled, thisPlatform } from './src/install/isInstalled.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.mentor-connect')
/** File in which npm lists the packages that it has installed. */
const INSTALLED_LIST = join(ROOT, 'node_modules/.package-lock.json')

/**
 * Command → its program, and whether it needs the development dependencies. A command with a second word is a group:
 * its entry maps the second word to the program. A program that people wait for can be started from a bundle, unless it
 * runs tools that read its sources.
 */
const COMMANDS = {
  start: { program: 'scripts/src/start/start.ts', tools: false },
  build: { program: 'scripts/src/distribution/buildCommand.ts', tools: false },
  dev: { program: 'scripts/src/dev/dev.ts', tools: true },
  docs: { program: 'scripts/src/docs-site/docsCommand.ts', tools: true },
  'new-remote': { program: 'scripts/src/new-remote/newRemote.ts', tools: true },
  packages: { program: 'scripts/src/packages/packagesCommand.ts', tools: true },
  release: { program: 'delivery/src/commands/releaseCommand.ts', tools: false, prepares: 'rollback' },
  rollback: { program: 'delivery/src/commands/rollbackCommand.ts', tools: false, isBundled: true },
  releases: { program: 'delivery/src/commands/releasesCommand.ts', tools: false },
  'release-server': { program: 'delivery/src/commands/releaseServerCommand.ts', tools: false },
  site: { program: 'delivery/src/commands/siteCommand.ts', tools: false },
  operator: { program: 'scripts/src/operator/operatorCommand.ts', tools: false },
  verify: { program: 'scripts/src/checks/verify.ts', tools: true },
  test: { program: 'scripts/src/checks/test.ts', tools: true },
  'test-hostile': { program: 'bench/src/hostile/testHostile.ts', tools: true },
  check: {
    format: { program: 'node_modules/oxfmt/bin/oxfmt', options: ['--check'], tools: true },
    lint: {
      program: 'node_modules/eslint/bin/eslint.js',
      options: ['.', '--max-warnings', '0'],
      tools: true,
    },
    types: { program: 'node_modules/typescript-native/bin/tsc', options: ['--noEmit'], tools: true },
    unit: { program: 'node_modules/jest/bin/jest.js', options: ['--ignoreProjects', 'e2e'], tools: true },
    e2e: {
      program: 'node_modules/jest/bin/jest.js',
      options: ['--selectProjects', 'e2e', '--runInBand'],
      tools: true,
    },
    cluster: { program: 'scripts/src/checks/testCluster.ts', tools: true },
    migrations: { program: 'scripts/src/contract/checkMigrations.ts', tools: false },
    contract: { program: 'scripts/src/contract/checkContract.ts', tools: false },
    'node-versions': { program: 'scripts/src/checks/checkNodeVersions.ts', tools: true },
  },
  generate: {
    contract: { program: 'scripts/src/contract/recordContract.ts', tools: true },
    costs: { program: 'scripts/src/checks/costs.ts', tools: true },
    films: { program: 'scripts/src/films/makeFilms.ts', tools: true },
    icons: { program: 'scripts/src/icons/drawIcons.ts', tools: true },
    pictures: { program: 'scripts/src/pictures/takePictures.ts', tools: true },
    protocol: { program: 'scripts/src/packages/protocolCommand.ts', tools: true },
    sbom: { program: 'scripts/src/sbom/sbomCommand.ts', tools: false },
  },
  bench: {
    page: { program: 'bench/src/page/bench.ts', tools: true },
    chat: { program: 'bench/src/chat/bench.ts', tools: true },
    rooms: { program: 'bench/src/rooms/bench.ts', tools: true },
    load: { program: 'bench/src/load/bench.ts', tools: true },
  },
  drill: {
    reliability: { program: 'bench/src/reliability/drill.ts', tools: true },
    releases: { program: 'bench/src/releases/drill.ts', tools: true },
    calls: { program: 'bench/src/calls/drill.ts', tools: true },
  },
}

/** Interval in ms between the lines which say that npm is still working. */
const SIGN_OF_LIFE_MS = 15_000

const began = Date.now()
const { command, rest } = commandOf(process.argv.slice(2))
checkNode()
await install(command.tools)
const options = [...(command.options ?? []), ...rest]
if (command.isBundled) await runBundled(command.program, options)
else run(command.program, options)
// Prepares the bundle of a command that may follow this one, such as a rollback after a release.
if (command.prepares) bundledProgram(ROOT, COMMANDS[command.prepares].program).catch(() => undefined)

/** Returns the command that a command line names, and the rest of the line. */
function commandOf([name, ...rest]) {
  const found = COMMANDS[name]
  if (!found) fail(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  if (found.program) return { command: found, rest }
  const [part, ...options] = rest
  if (!found[part]) fail(`Usage: npm run ${name} -- ${Object.keys(found).join('|')} [options]`)
  return { command: found[part], rest: options }
}

function checkNode() {
  const refusal = refuseNode(process.versions.node)
  if (refusal) fail(refusal)
}

/** Installs exactly the packages of the lock file, unless they are already installed. */
async function install(tools) {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const lock = createHash('sha256').update(lockText).digest('hex')
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp === `${lock} all` || (!tools && stamp === `${lock} start`)) return
  // Keeps development dependencies that are already installed: npm would remove them if they were omitted
  // here.
  const all = tools || existsSync(join(ROOT, 'node_modules/jest'))
  const isComplete = () => holds(JSON.parse(lockText), all)
  if (!isComplete()) {
    console.log(
      `• Installing ${tools ? 'everything' : 'what the product needs'} (the first time takes a minute or two)…`,
    )
    const omit = all ? [] : ['--omit=dev']
    // If packages are already installed, changes only those that differ, so that running programs keep their
    // files.
    if (existsSync(INSTALLED_LIST)) await npm(['install', '--no-save', ...omit])
    if (!isComplete() && !(await npm(['ci', ...omit])))
      fail('npm could not install the packages: see above, check the network and try again.')
  }
  writeFileSync(STAMP, `${lock} ${all ? 'all' : 'start'}`)
}

/** True if node_modules matches the lock file, for example because `npm ci` was run by hand. */
function holds(lock, tools) {
  if (!existsSync(INSTALLED_LIST)) return false
  return isInstalled(lock, JSON.parse(readFileSync(INSTALLED_LIST, 'utf8')), {
    tools,
    platform: thisPlatform(),
  })
}

/**
 * Runs npm, and prints from time to time that it is still working, because npm prints nothing meanwhile.
 * Returns true if npm succeeded.
 */
async function npm(options) {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(program, [...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const sign = setInterval(
    () => console.log(`  npm is still installing packages (${Math.round((Date.now() - began) / 1000)} s)`),
    SIGN_OF_LIFE_MS,
  )
  try {
    const [status] = await once(child, 'exit').catch(() => [undefined])
    return status === 0
  } finally {
    clearInterval(sign)
  }
}

/**
 * Runs a program from its bundle, in this process. The bundle only saves time: without a bundle, the program
 * runs from its sources.
 */
async function runBundled(program, options) {
  const bundle = await bundledProgram(ROOT, program).catch(() => undefined)
  if (!bundle) return run(program, options)
  process.chdir(ROOT)
  process.argv.splice(1, Infinity, bundle, ...options)
  await import(pathToFileURL(bundle).href)
}

function run(program, options) {
  // Programs of other packages are plain JavaScript and need no loader.
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, join(ROOT, program), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, COMMAND_BEGAN: String(began) },
  })
  // Ctrl-C also reaches the child process, which stops its services and then exits.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function fail(message) {
  console.error(`✗ ${message}`)
  process.exit(1)
}
