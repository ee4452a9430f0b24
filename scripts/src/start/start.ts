// `npm start`: builds what changed, serves everything, prints where it is. Ctrl-C stops all that it started.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '@mentor-connect/server/config'
import { DEMO_ACCOUNTS } from '@mentor-connect/server/demo-accounts'
import { ROOT } from '../root'
import { buildSite } from '../site/buildSite'
import { composeSite } from '../release/composeSite'
import { siteOf } from '../release/siteOf'
import { checkFolder, checkPorts } from './preflight'
import { endWith } from '../process/sentence'
import { SERVICES, startService, stopService, type RunningService } from './services'

const running: RunningService[] = []
let stopping = false

try {
  await start()
} catch (error) {
  await stopAll()
  endWith(error)
}

async function start() {
  const began = Date.now()
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? 'var')
  const environment = { ...process.env, DATA_DIR: dataDir }
  const config = readConfig(environment)
  checkFolder(dataDir, 'DATA_DIR')
  await checkPorts(config.host, [
    { port: config.port, variable: 'PORT', what: 'site' },
    { port: config.apiPort, variable: 'API_PORT', what: 'API' },
    { port: config.chatPort, variable: 'CHAT_PORT', what: 'chat' },
  ])
  stopOnSignals()

  console.log('• Building what has changed…')
  const releases = await buildSite((area, seconds) => console.log(`  ✓ ${area} (${seconds.toFixed(1)} s)`))
  composeSite(siteOf(config), releases)

  console.log('• Starting the services…')
  for (const name of SERVICES) {
    const service = await startService(name, environment, join(dataDir, 'log'))
    running.push(service)
    service.process.once('exit', () => void endBecauseOf(name, dataDir))
    console.log(`  ✓ ${name}`)
  }
  writePids(dataDir)
  printWelcome(config, (Date.now() - began) / 1000)
}

function printWelcome(config: ReturnType<typeof readConfig>, seconds: number) {
  const lines = [
    '',
    `Mentor-Connect is up (${seconds.toFixed(1)} s).`,
    '',
    `  Site     ${config.siteUrl}`,
    `  API      ${config.apiUrl}  (calls: ${config.apiUrl}/docs)`,
    `  Chat     ${config.chatUrl}`,
  ]
  if (!config.production && !config.smtpUrl)
    lines.push(`  Mail     ${config.apiUrl}/__mail  (every mail it would send, codes included)`)
  if (config.seed === 'demo') {
    lines.push('', 'Demo sign-ins:')
    for (const { label, email, password } of DEMO_ACCOUNTS)
      lines.push(`  ${label.padEnd(16)} ${email}  ${password}`)
  }
  console.log([...lines, '', 'Ctrl-C stops it.'].join('\n'))
}

/** `run.json` in the data folder: which process is which, for whoever looks after them. */
function writePids(dataDir: string) {
  const pids = Object.fromEntries(running.map(({ name, process: child }) => [name, child.pid]))
  writeFileSync(join(dataDir, 'run.json'), JSON.stringify(pids, null, 2))
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      console.log('\n• Stopping…')
      void stopAll().then(() => process.exit(0))
    })
}

async function stopAll() {
  stopping = true
  await Promise.all(running.map(stopService))
}

/** One service without the others is no product: when one ends by itself, all end. */
async function endBecauseOf(name: string, dataDir: string) {
  if (stopping) return
  await stopAll()
  endWith(new Error(`The ${name} service ended unexpectedly: see ${join(dataDir, 'log', `${name}.log`)}.`))
}
