// `npm run release-server [-- --new-token <area|*> [--name <name>]]`
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '@mentor-connect/server/config'
import { exitWithError } from '@mentor-connect/build/cliError'
import { allAreas } from '../../site/areas'
import { systemUser } from '../author'
import type { Site } from '../siteChange'
import { siteFromConfig } from '../siteFromConfig'
import { startWatching, watchOptions } from '../../watch/watchSite'
import { buildReleaseServer } from './releaseServer'
import { newToken } from './tokens'

try {
  const { values } = parseArgs({ options: { 'new-token': { type: 'string' }, name: { type: 'string' } } })
  const area = values['new-token']
  if (area) printToken(area, values.name)
  else await serve()
} catch (error) {
  exitWithError(error)
}

function printToken(area: string, name: string | undefined) {
  const names = [...allAreas().map(({ name }) => name), '*']
  if (!names.includes(area)) throw new Error(`There is no area "${area}": name one of ${names.join(', ')}.`)
  if (name && !/^[\w.-]{1,40}$/.test(name))
    throw new Error(
      `--name ${name} is not a valid token name: write up to 40 letters, digits, ".", "_" or "-".`,
    )
  const { token, entry } = newToken(area, name)
  console.log(
    `For the team, as RELEASE_TOKEN:\n  ${token}\nFor this server, one more entry of RELEASE_TOKENS:\n  ${entry}`,
  )
}

async function serve() {
  const config = readConfig({ DATA_DIR: 'var', ...process.env }, 'release-server')
  if (config.releaseTokens.length === 0)
    throw new Error(
      'RELEASE_TOKENS is empty, nobody could release: make a token with "npm run release-server -- --new-token <area>".',
    )
  const site = siteFromConfig(config, { by: systemUser(), via: 'http' })
  const app = buildReleaseServer(site, config.releaseTokens)
  const url = await app.listen({ port: config.releasePort, host: config.host })
  console.log(`✓ Releases are accepted at ${url}. Ctrl-C stops it.`)
  const stopWatching = await watch(config, site)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([app.close(), stopWatching()]).then(() => process.exit(0)))
}

/** Also decides about what was released. A server that cannot watch still accepts releases, and says why. */
async function watch(config: Config, site: Site): Promise<() => Promise<void>> {
  const options = await watchOptions(config, site)
  if (typeof options !== 'string') return startWatching(site, options)
  console.log(`• ${options}`)
  return async () => undefined
}
