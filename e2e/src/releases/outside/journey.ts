import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@mentor-connect/delivery/root'
import { runCommand } from '@mentor-connect/scripts/process/command'
import { ownPackages, type OwnPackage } from '@mentor-connect/scripts/packages/ownPackages'
import { linkPackages } from './linkedPackages'
import { NPM, startRegistry, type LocalRegistry } from './localRegistry'
import { startOwnedSite } from './ownedSite'
import { outsideTeam } from './outsideTeam'

const run = promisify(execFile)

interface Options {
  /** An empty folder outside of every checkout. */
  dir: string
  /** Environment variables of the release server. */
  settings?: Record<string, string>
}

/** The results of an outside team when its area is live. */
export interface Journey {
  /** Output of the release command, which is the last one. */
  released: string
  /** The response of the site with the page of the area. */
  page: Response
  registry: unknown
}

const AREA = 'jobs'
const PATH = '/jobs'

/** Prepares everything that exists before the team begins: a registry with the published packages, and a fresh site. */
export async function prepareJourney({ dir, settings }: Options) {
  const packages = ownPackages()
  const [registry, site] = await startBoth(
    startFilledRegistry(join(dir, 'registry'), packages),
    startOwnedSite(join(dir, 'site'), settings),
  )
  const team = outsideTeam(join(dir, 'team'), registry.url)

  return {
    team,
    site,
    /** Takes the team from an empty folder to a live area. */
    async travel(): Promise<Journey> {
      await team.create(AREA, '--at', PATH)
      await linkPackages(team.area, registry.url, packages)
      const [, , { to, token }] = await Promise.all([
        team.script('test'),
        team.script('build'),
        site.welcome(AREA, PATH, 'public'),
      ])
      const released = await team.script('release', ['--to', to, '--reason', 'first'], {
        RELEASE_TOKEN: token,
      })
      const page = await fetch(site.siteUrl + PATH, { headers: { accept: 'text/html' } })
      return { released, page, registry: await (await fetch(`${site.siteUrl}/registry.json`)).json() }
    },
    stop: async () => {
      await site.stop()
      await registry.stop()
    },
  }
}

/** Compiles the packages and starts a registry that contains them. */
async function startFilledRegistry(dir: string, packages: OwnPackage[]): Promise<LocalRegistry> {
  await runCommand(['packages'])
  const upstream = (await run(NPM, ['config', 'get', 'registry'], { cwd: ROOT })).stdout.trim()
  const registry = await startRegistry(dir, upstream)
  await registry.publish(packages)
  return registry
}

interface Stoppable {
  stop: () => Promise<void>
}

/** Waits for both to start. If one fails, the other one is stopped. */
async function startBoth<One extends Stoppable, Other extends Stoppable>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  try {
    return await Promise.all([one, other])
  } catch (error) {
    for (const started of await Promise.allSettled([one, other]))
      if (started.status === 'fulfilled') await started.value.stop()
    throw error
  }
}
