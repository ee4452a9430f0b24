// `npm start`: makes the site ready, starts all services and prints their addresses. Ctrl-C stops all of
// them.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { siteConfigOf } from '@mentor-connect/server/admin-site'
import { readConfig, type Config } from '@mentor-connect/server/config'
import { DEMO_ACCOUNTS } from '@mentor-connect/server/demo-accounts'
import { checkFolder, checkPorts } from './preflight'
import { prepareSite } from './prepareSite'
import { SERVICES, startService, stopService } from './services'
import { Supervisor } from './supervisor'
import { backOfficeSources } from './workingTree'

let stopAll: () => Promise<void> = async () => undefined

// Closing the terminal must not stop the services.
process.stdout.on('error', () => undefined)
process.on('uncaughtException', stopAfterError)
try {
  await start()
} catch (error) {
  await stopAfterError(error)
}

async function start() {
  // Start of the command, in ms since 1970. The first step of the command sets it, so that the installation
  // of packages is included in the measured time.
  const began = Number(process.env.COMMAND_BEGAN ?? Date.now())
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? 'var')
  const environment = { ...process.env, DATA_DIR: dataDir }
  const config = readConfig(environment)
  checkFolder(dataDir, 'DATA_DIR')
  await checkPorts(config.host, [
    { port: config.port, variable: 'PORT', what: 'site' },
    { port: config.apiPort, variable: 'API_PORT', what: 'API' },
    { port: config.chatPort, variable: 'CHAT_PORT', what: 'chat' },
  ])
  if (config.adminPort)
    await checkPorts('localhost', [{ port: config.adminPort, variable: 'ADMIN_PORT', what: 'back office' }])
  const supervisor = superviseServices(environment, dataDir)
  stopAll = () => supervisor.stop()
  stopOnSignals()

  await prepareSites(config)

  console.log('• Starting the services…')
  for (const name of config.adminPort ? ([...SERVICES, 'admin'] as const) : SERVICES) {
    await supervisor.start(name)
    console.log(`  ✓ ${name}`)
  }
  printWelcome(config, (Date.now() - began) / 1000)
}

/** Makes both sites ready at the same time: while one core checks one site, another core builds the other. */
async function prepareSites(config: Config): Promise<void> {
  await Promise.all([
    prepareSite(config, console.log),
    config.adminPort && prepareSite(siteConfigOf(config), console.log, backOfficeSources()),
  ])
}

function printWelcome(config: Config, seconds: number) {
  const lines = [
    '',
    `Mentor-Connect is up (${seconds.toFixed(1)} s).`,
    '',
    `  Site     ${config.siteUrl}`,
    `  API      ${config.apiUrl}  (calls: ${config.apiUrl}/docs)`,
    `  Chat     ${config.chatUrl}`,
  ]
  if (config.adminPort) lines.push(`  Admin    ${config.adminUrl}  (npm run operator -- operator invite …)`)
  if (config.showsOutbox)
    lines.push(`  Mail     ${config.apiUrl}/__mail  (every mail it would send, codes included)`)
  if (config.seed === 'demo' && config.admitsDemoAccounts) {
    lines.push('', 'Demo sign-ins:')
    for (const { label, email, password } of DEMO_ACCOUNTS)
      lines.push(`  ${label.padEnd(16)} ${email}  ${password}`)
  }
  console.log([...lines, '', 'Ctrl-C stops it.'].join('\n'))
}

function superviseServices(environment: NodeJS.ProcessEnv, dataDir: string) {
  const logDir = join(dataDir, 'log')
  return new Supervisor({
    start: (name) => startService(name, environment, logDir),
    stop: stopService,
    say: (line) => console.log(line),
    onPids: (pids) => writePids(dataDir, pids),
    onGivenUp: exitWithError,
    logOf: (name) => join(logDir, `${name}.log`),
  })
}

/** Writes `run.json` in the data folder: the process ids of the services, for operators. */
function writePids(dataDir: string, pids: object) {
  try {
    writeFileSync(join(dataDir, 'run.json'), JSON.stringify(pids, null, 2), { mode: 0o600 })
  } catch (error) {
    console.error(`✗ run.json could not be written: ${(error as Error).message}`)
  }
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('\n• Stopping…')
      void stopAll().then(() => process.exit(0))
    })
}

async function stopAfterError(error: unknown) {
  await stopAll()
  exitWithError(error)
}
