// `npm run release -- <area> [--to DIR|URL] [--canary 10%] [--built DIR] [--files DIR --origin URL]`
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { endWith } from '../process/sentence'
import { allAreas, releasePath } from '../site/areas'
import { buildArea } from '../site/buildSite'
import { withLock } from './lock'
import { readPublishOptions } from './over-http/protocol'
import { isAddress, remoteSite } from './over-http/remoteSite'
import { publish, type Outcome, type PublishOptions } from './publish'
import { siteOf } from './siteOf'

const USAGE =
  'Usage: npm run release -- <area> [--to <site folder or address>] [--canary <percent>%] [--built <folder>] [--files <folder> --origin <address>]'

try {
  await release()
} catch (error) {
  endWith(error)
}

async function release() {
  const { area, values, options } = readOptions()
  // What cannot work is said before a build is waited for.
  const send = isAddress(values.to) ? toAddress(values.to) : toFolder(values.to, values.files)
  const built = values.built
    ? resolve(values.built)
    : (await buildArea(area, (seconds) => console.log(`• Built ${area.name} in ${seconds.toFixed(1)} s.`)))
        .dir
  const outcome = await send(area.name, built, options)
  const share = options.canaryPercent ? ` for ${options.canaryPercent}% of the browsers` : ''
  console.log(
    outcome.flipped
      ? `✓ ${area.name}@${outcome.release} is live${share} (generation ${outcome.generation}).`
      : `✓ ${area.name}@${outcome.release} is live already: nothing has changed.`,
  )
}

type Send = (area: string, built: string, options: PublishOptions) => Promise<Outcome>

function toAddress(address: string): Send {
  return remoteSite(address, process.env.RELEASE_TOKEN).publish
}

function toFolder(dir: string | undefined, files: string | undefined): Send {
  const site = siteOf(readConfig({ DATA_DIR: 'var', ...process.env }), dir)
  return (area, built, options) =>
    withLock(site.dir, () => {
      const result = publish(site, area, built, options)
      if (files) place(built, join(resolve(files), releasePath(area, result.release)))
      return result
    })
}

function readOptions() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      canary: { type: 'string' },
      built: { type: 'string' },
      files: { type: 'string' },
      origin: { type: 'string' },
    },
  })
  const area = allAreas().find(({ name }) => name === positionals[0])
  const names = allAreas()
    .map(({ name }) => name)
    .join(', ')
  if (!area) throw new Error(`There is no area "${positionals[0] ?? ''}": name one of ${names}.\n${USAGE}`)
  if (Boolean(values.files) !== Boolean(values.origin) && !isAddress(values.to))
    throw new Error('--files and --origin go together: a folder, and the address that serves it.')
  if (values.files && isAddress(values.to))
    throw new Error('--files belongs to a site folder: over HTTP only --origin is needed.')
  const options = readPublishOptions({ canary: values.canary, origin: values.origin })
  return { area, values, options }
}

function place(from: string, to: string) {
  if (!existsSync(to)) cpSync(from, to, { recursive: true })
}
