// `npm run release -- <area> [--to DIR] [--canary 10%] [--built DIR] [--files DIR --origin URL]`
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { endWith } from '../process/sentence'
import { allAreas, releasePath } from '../site/areas'
import { buildArea } from '../site/buildSite'
import { withLock } from './lock'
import { publish } from './publish'
import { siteOf } from './siteOf'

const USAGE =
  'Usage: npm run release -- <area> [--to <site folder>] [--canary <percent>%] [--built <folder>] [--files <folder> --origin <address>]'

try {
  await release()
} catch (error) {
  endWith(error)
}

async function release() {
  const { area, values } = readOptions()
  const config = readConfig({ DATA_DIR: 'var', ...process.env })
  const site = siteOf(config, values.to)
  const built = values.built
    ? resolve(values.built)
    : (await buildArea(area, (seconds) => console.log(`• Built ${area.name} in ${seconds.toFixed(1)} s.`)))
        .dir
  const outcome = await withLock(site.dir, () => {
    const result = publish(site, area.name, built, {
      canaryPercent: percentOf(values.canary),
      origin: values.origin,
    })
    if (values.files) place(built, join(resolve(values.files), releasePath(area.name, result.release)))
    return result
  })
  const share = values.canary ? ` for ${percentOf(values.canary)}% of the browsers` : ''
  console.log(
    outcome.flipped
      ? `✓ ${area.name}@${outcome.release} is live${share} (generation ${outcome.generation}).`
      : `✓ ${area.name}@${outcome.release} is live already: nothing has changed.`,
  )
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
  if (Boolean(values.files) !== Boolean(values.origin))
    throw new Error('--files and --origin go together: a folder, and the address that serves it.')
  if (values.origin && (!URL.canParse(values.origin) || new URL(values.origin).origin !== values.origin))
    throw new Error(`--origin ${values.origin} is no origin: write it like https://learner.example.org.`)
  return { area, values }
}

function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const percent = Number(/^(\d{1,2})%?$/.exec(text)?.[1])
  if (!(percent >= 1 && percent <= 99))
    throw new Error(`--canary ${text} is no share: write a whole percentage from 1% to 99%.`)
  return percent
}

function place(from: string, to: string) {
  if (!existsSync(to)) cpSync(from, to, { recursive: true })
}
