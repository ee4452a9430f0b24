// `npm run dev [remote…]`: starts everything with hot updates, or only the named remotes; the others are served as they
// were built. `npm run dev <remote> -- --only`: starts only that remote's server, for the overrides panel of a site
// that runs elsewhere.
import { join, resolve } from 'node:path'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { readConfig } from '@mentor-connect/server/config'
import { checkFolder, checkPorts } from '../start/preflight'
import { chosenRemotes, devRemotes } from './devArea'
import { startDevSite, startRemotes } from './devSite'
import { stopProcess } from '../process/childProcess'
import { startWatchedService } from './services'

const stops: (() => Promise<unknown>)[] = []

try {
  stopOnSignals()
  await dev(process.argv.slice(2))
} catch (error) {
  await stopAll()
  exitWithError(error)
}

async function dev(options: string[]) {
  const names = options.filter((option) => !option.startsWith('--'))
  const unknown = options.find((option) => option.startsWith('--') && option !== '--only')
  if (unknown) throw new CliError(`Unknown option ${unknown}: npm run dev [remote…] [-- --only].`)
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? 'var')
  const config = readConfig({ ...process.env, DATA_DIR: dataDir })
  const remotes = chosenRemotes(names)
  const isOnly = options.includes('--only')

  await checkPorts(config.host, [
    ...remotes.map(({ name, port }) => ({
      port,
      variable: 'DEV_PORT',
      what: `development server of ${name}`,
    })),
    ...(isOnly
      ? []
      : [
          { port: config.port, variable: 'PORT', what: 'site' },
          { port: config.apiPort, variable: 'API_PORT', what: 'API' },
          { port: config.chatPort, variable: 'CHAT_PORT', what: 'chat' },
        ]),
  ])
  if (isOnly) {
    stops.push(...(await startRemotes(remotes, config.host, { refresh: false })))
    const addresses = remotes.map(
      ({ name, port }) => `  ${name.padEnd(10)} http://localhost:${port}/remoteEntry.js`,
    )
    return say('Ready for the overrides panel of a site:', addresses)
  }
  checkFolder(dataDir, 'DATA_DIR')
  const environment = { ...process.env, DATA_DIR: dataDir }
  for (const [name, url] of [
    ['api', config.apiUrl],
    ['chat', config.chatUrl],
  ] as const) {
    const service = await startWatchedService(name, url, environment, join(dataDir, 'log'))
    stops.push(() => stopProcess(service))
    console.log(`  ✓ ${name}, restarts on a change`)
  }
  stops.push(...(await startDevSite(config, remotes, devRemotes())))
  say('Mentor-Connect is up for development.', [
    `  Site     ${config.siteUrl}`,
    `  API      ${config.apiUrl}`,
    `  Hot      shell, ${remotes.map(({ name, port }) => `${name} (:${port})`).join(', ')}`,
  ])
}

function say(title: string, lines: string[]) {
  console.log(['', title, '', ...lines, '', 'Ctrl-C stops it.'].join('\n'))
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('\n• Stopping…')
      void stopAll().then(() => process.exit(0))
    })
}

async function stopAll() {
  await Promise.all(stops.splice(0).map((stop) => stop()))
}
