// Shows, configures or exports a site, or grants something to an area: `npm run site -- show | configure | grant |
// export`
import { parseArgs } from 'node:util'
import { programOf } from '@mentor-connect/server/build'
import { readConfig } from '@mentor-connect/server/config'
import { exportSite } from '@mentor-connect/server/static-site'
import { exitWithError } from '@mentor-connect/build/cliError'
import { readNote } from '@mentor-connect/release/note'
import { commandAuthor } from '../store/author'
import { configure } from '../release/configuration/configure'
import { requireConfiguration } from '../release/configuration/requireConfiguration'
import { settingsFromConfig } from '../release/configuration/settingsFromConfig'
import { describeGrant } from '../release/grants/neededGrant'
import { readGrant } from '../release/grants/readGrant'
import { setGrant } from '../release/grants/setGrant'
import { refresh, withLockedSite } from '../release/siteChange'
import { siteFromConfig } from '../release/siteFromConfig'

const USAGE = `Usage: npm run site -- show [--to <site folder or bucket>]
       npm run site -- configure [--to <site folder or bucket>] [--replace-key] [--unsign] [--reason <text>] [--by <name>]
       npm run site -- grant <area> [--paths /jobs,/user/jobs] [--frames public,learner] [--slots learner.explore] [--connects jobs=https://jobs.example.org] [--to <site folder or bucket>] [--reason <text>] [--by <name>]
       npm run site -- export <folder> [--from <site folder or bucket>] [--api <address>]`

const COMMANDS = { show, configure: configureSite, grant: grantToArea, export: exportToFolder }

try {
  const [command, ...rest] = process.argv.slice(2)
  if (!command || !Object.hasOwn(COMMANDS, command)) throw new Error(USAGE)
  await COMMANDS[command as keyof typeof COMMANDS](rest)
} catch (error) {
  exitWithError(error)
}

async function show(args: string[]) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const site = siteFromConfig(configFor('configure'), commandAuthor(undefined), values.to)
  await refresh(site)
  console.log(JSON.stringify(requireConfiguration(site.dir), null, 2))
}

async function configureSite(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      'replace-key': { type: 'boolean' },
      unsign: { type: 'boolean' },
    },
  })
  const config = configFor('configure')
  const site = siteFromConfig(config, commandAuthor(values.by), values.to)
  const { 'replace-key': replaceKey, unsign } = values
  const options = { replaceKey, unsign, ...readNote({ reason: values.reason }) }
  const { version, changed } = await withLockedSite(site, (locked) =>
    configure(locked, settingsFromConfig(config), options),
  )
  console.log(
    changed
      ? `✓ The site has configuration ${version}: "npm run site -- show" prints it.`
      : `✓ The site has this configuration already (${version}): nothing has changed.`,
  )
}

/** Sets what the releases of an area may add to the site. */
async function grantToArea(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      paths: { type: 'string' },
      frames: { type: 'string' },
      slots: { type: 'string' },
      connects: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  })
  const [area] = positionals
  if (!area || positionals.length > 1) throw new Error(USAGE)
  const grant = readGrant(area, values)
  const site = siteFromConfig(configFor('configure'), commandAuthor(values.by), values.to)
  const note = readNote({ reason: values.reason })
  const isNew = await withLockedSite(site, (locked) => setGrant(locked, area, grant, note))
  console.log(
    isNew
      ? `✓ ${area} may use ${describeGrant(grant)}.`
      : `✓ ${area} may use ${describeGrant(grant)} already: nothing has changed.`,
  )
}

/** Exports the site into a folder, for hosts that only serve files. */
async function exportToFolder(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, api: { type: 'string' } },
  })
  const [to] = positionals
  if (!to) throw new Error(USAGE)
  const config = configFor('site')
  const site = siteFromConfig(config, commandAuthor(undefined), values.from)
  await refresh(site)
  const { serviceKey, supportEmail, securityKeyUrl } = config
  const { pages, generation } = await exportSite({
    siteDir: site.dir,
    to,
    api: { ...(values.api && { apiUrl: values.api }), ...(serviceKey && { serviceKey }) },
    supportEmail,
    securityKeyUrl,
    renderer: await programOf('rendererProcess'),
  })
  console.log(`✓ ${to} contains generation ${generation} of the site, with ${pages} rendered pages.`)
}

function configFor(reader: 'configure' | 'site') {
  return readConfig({ DATA_DIR: 'var', ...process.env }, reader)
}
