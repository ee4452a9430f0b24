// The first step of every command: plain JavaScript, because nothing is installed yet when it runs on a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.mentor-connect')

/** Command → its program, and whether it needs what only tests and linting need. */
const COMMANDS = {
  start: { program: 'start/start.ts', tools: false },
  test: { program: 'checks/test.ts', tools: true },
  verify: { program: 'checks/verify.ts', tools: true },
  release: { program: 'release/releaseCommand.ts', tools: false },
  rollback: { program: 'release/rollbackCommand.ts', tools: false },
  releases: { program: 'release/releasesCommand.ts', tools: false },
  'release-server': { program: 'release/over-http/releaseServerCommand.ts', tools: false },
  operator: { program: 'operator/operatorCommand.ts', tools: false },
  dev: { program: 'dev/dev.ts', tools: true },
  'new-remote': { program: 'new-remote/newRemote.ts', tools: true },
  'bench-page': { program: 'bench/pageBench.ts', tools: true },
  'drill-chat': { program: 'chat/drill.ts', tools: true },
  'bench-api': { program: 'bench-api/bench.ts', tools: true },
  'bench-chat': { program: 'chat/bench.ts', tools: true },
  'test-cluster': { program: 'cluster/testCluster.ts', tools: true },
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

/** Installs when the lock file has changed since the last time, or when the tools are needed and were left out. */
function install(tools) {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp === `${lock} all` || (!tools && stamp === `${lock} start`)) return
  console.log(
    `• Installing ${tools ? 'everything' : 'what the product needs'} (the first time takes a minute or two)…`,
  )
  // Tools that are there already stay: leaving them out now would take them away.
  const omit = tools || existsSync(join(ROOT, 'node_modules/jest')) ? [] : ['--omit=dev']
  const options = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', ...omit]
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error } = spawnSync(npm, options, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error || status !== 0)
    fail('npm could not install the packages: see above, check the network and try again.')
  writeFileSync(STAMP, `${lock} ${omit.length ? 'start' : 'all'}`)
}

function run(program, options) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/src', program), ...options], {
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
