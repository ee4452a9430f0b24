// The first step of every command: plain JavaScript, because nothing is installed yet when it runs on a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, thisPlatform } from './src/install/isInstalled.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.mentor-connect')
/** Where npm notes what it has installed. */
const NOTES = join(ROOT, 'node_modules/.package-lock.json')

/** Command → its program, and whether it needs what only tests and linting need. */
const COMMANDS = {
  start: { program: 'scripts/src/start/start.ts', tools: false },
  test: { program: 'scripts/src/checks/test.ts', tools: true },
  verify: { program: 'scripts/src/checks/verify.ts', tools: true },
  release: { program: 'delivery/src/release/releaseCommand.ts', tools: false },
  rollback: { program: 'delivery/src/release/rollbackCommand.ts', tools: false },
  releases: { program: 'delivery/src/release/releasesCommand.ts', tools: false },
  site: { program: 'delivery/src/release/siteCommand.ts', tools: false },
  'release-server': { program: 'delivery/src/release/over-http/releaseServerCommand.ts', tools: false },
  operator: { program: 'scripts/src/operator/operatorCommand.ts', tools: false },
  dev: { program: 'scripts/src/dev/dev.ts', tools: true },
  'new-remote': { program: 'scripts/src/new-remote/newRemote.ts', tools: true },
  'bench-page': { program: 'bench/src/page/pageBench.ts', tools: true },
  'drill-chat': { program: 'bench/src/chat/drill.ts', tools: true },
  'drill-server': { program: 'bench/src/drill-server/drill.ts', tools: true },
  'bench-api': { program: 'bench/src/api/bench.ts', tools: true },
  'bench-chat': { program: 'bench/src/chat/bench.ts', tools: true },
  'test-cluster': { program: 'scripts/src/cluster/testCluster.ts', tools: true },
  'test-costs': { program: 'scripts/src/checks/costs.ts', tools: true },
  'test-hostile': { program: 'bench/src/hostile/testHostile.ts', tools: true },
}

const [name, ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) fail(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
checkNode()
install(command.tools)
run(command.program, rest)

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(
    `Mentor-Connect needs Node 20.19 or newer, this is ${process.versions.node}: install a newer Node and try again.`,
  )
}

/** Installs exactly what the lock file says, when that is not there yet. */
function install(tools) {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const lock = createHash('sha256').update(lockText).digest('hex')
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp === `${lock} all` || (!tools && stamp === `${lock} start`)) return
  // npm removes what it is not told to install: tools that are there stay.
  const all = tools || existsSync(join(ROOT, 'node_modules/jest'))
  const isThere = () => holds(JSON.parse(lockText), all)
  if (!isThere()) {
    console.log(
      `• Installing ${tools ? 'everything' : 'what the product needs'} (the first time takes a minute or two)…`,
    )
    const omit = all ? [] : ['--omit=dev']
    // Only what differs is changed where packages are there already: programs that run keep theirs.
    if (existsSync(NOTES)) npm(['install', '--no-save', ...omit])
    if (!isThere() && !npm(['ci', ...omit]))
      fail('npm could not install the packages: see above, check the network and try again.')
  }
  writeFileSync(STAMP, `${lock} ${all ? 'all' : 'start'}`)
}

/** Whether the folder holds what the lock file says: also when somebody has run `npm ci` by hand. */
function holds(lock, tools) {
  if (!existsSync(NOTES)) return false
  return isInstalled(lock, JSON.parse(readFileSync(NOTES, 'utf8')), { tools, platform: thisPlatform() })
}

/** Runs npm; answers whether it succeeded. */
function npm(options) {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(program, [...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

function run(program, options) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, program), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  // Ctrl-C reaches the child by itself; it stops what it started and then ends.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function fail(sentence) {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}
