// Starts the release server, or makes a token for it: `npm run release-server [-- --new-token <area|*> |
// --new-owner-token [--name <name>]]`
import { parseArgs } from 'node:util'
import { EVERY_AREA, readConfig, type Config } from '@mentor-connect/server/config'
import { exitWithError } from '@mentor-connect/build/cliError'
import { AreaName } from '@mentor-connect/build/release/releaseTexts'
import { Value } from 'typebox/value'
import { systemUser } from '@mentor-connect/release/note'
import { refresh, type Site } from '../release/siteChange'
import { siteFromConfig } from '../release/siteFromConfig'
import { OWNER_PATH } from '../release-server/owner/pages/Document'
import { budgetsOf, healthOf, startWatching, watchOptions } from '../watch/watchSite'
import { buildReleaseServer } from '../release-server/releaseServer'
import { newOwnerToken, newToken } from '../release-server/access/tokens'

try {
  const { values } = parseArgs({
    options: {
      'new-token': { type: 'string' },
      'new-owner-token': { type: 'boolean' },
      name: { type: 'string' },
    },
  })
  const area = values['new-token']
  if (area) printToken(area, values.name)
  else if (values['new-owner-token']) printOwnerToken(values.name)
  else await serve()
} catch (error) {
  exitWithError(error)
}

function printToken(area: string, name: string | undefined) {
  if (area !== EVERY_AREA && !Value.Check(AreaName, area))
    throw new Error(
      `"${area}" cannot be the name of an area: write one word, such as learner, or "*" for all.`,
    )
  checkName(name)
  const { token, entry } = newToken(area, name)
  console.log(
    `For the team, as RELEASE_TOKEN:\n  ${token}\nFor this server, one more entry of RELEASE_TOKENS:\n  ${entry}`,
  )
}

function printOwnerToken(name: string | undefined) {
  checkName(name)
  const { token, entry } = newOwnerToken(name)
  console.log(
    `For the site's owner, to sign in at ${OWNER_PATH}:\n  ${token}\nFor this server, one more entry of OWNER_TOKENS:\n  ${entry}`,
  )
}

function checkName(name: string | undefined) {
  if (name && !/^[\w.-]{1,40}$/.test(name))
    throw new Error(
      `--name ${name} is not a valid token name: write up to 40 letters, digits, ".", "_" or "-".`,
    )
}

/** Time in ms for which the owner's page and the teams' requests wait for figures from the main API. */
const PAGE_DEADLINE_MS = 5_000

async function serve() {
  const config = readConfig({ DATA_DIR: 'var', ...process.env }, 'release-server')
  if (config.releaseTokens.length === 0)
    throw new Error(
      'RELEASE_TOKENS is empty, nobody could release: make a token with "npm run release-server -- --new-token <area>".',
    )
  const site = siteFromConfig(config, { by: systemUser(), via: 'http' })
  await refresh(site)
  const { ownerTokens, trustedProxies } = config
  const health = () => healthOf(config, site, PAGE_DEADLINE_MS)
  const app = buildReleaseServer(site, config.releaseTokens, {
    trustedProxies,
    health,
    ...(ownerTokens.length > 0 && {
      owner: {
        tokens: ownerTokens,
        health,
        budgetOf: budgetsOf(config),
      },
    }),
  })
  const url = await app.listen({ port: config.releasePort, host: config.host })
  console.log(`✓ Releases are accepted at ${url}. Ctrl-C stops it.`)
  console.log(
    ownerTokens.length > 0
      ? `• The page of the site's owner is at ${url}${OWNER_PATH}.`
      : `• OWNER_TOKENS is empty: there is no page of releases. Make a token with "npm run release-server -- --new-owner-token".`,
  )
  const stopWatching = await watch(config, site)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([app.close(), stopWatching()]).then(() => process.exit(0)))
}

/**
 * Starts the watcher of releases, and returns a function that stops it. If the site cannot be watched, prints
 * the reason; the server then still accepts releases.
 */
async function watch(config: Config, site: Site): Promise<() => Promise<void>> {
  const options = await watchOptions(config, site)
  if (typeof options !== 'string') return startWatching(site, options)
  console.log(`• ${options}`)
  return async () => undefined
}
