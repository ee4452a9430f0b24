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

/** A step of the team, and its time. */
export interface Step {
  name: string
  seconds: number
}

interface Options {
  /** An empty folder outside of every checkout. */
  dir: string
  /**
   * Whether packages of others are links to those of this repository, instead of being installed from npm. What does not
   * depend on each other then runs at the same time.
   */
  linked: boolean
  /** For the release server, as environment variables. */
  settings?: Record<string, string>
}

/** What a team outside has, and has done, when its area is live. */
export interface Journey {
  steps: Step[]
  /** What the last command, the release, has printed. */
  released: string
  /** The page of the area, as the site serves it. */
  page: Response
  registry: unknown
}

export const AREA = 'jobs'
export const PATH = '/jobs'

/** Publishes the packages to a registry of its own and starts a fresh site: what is there before the team begins. */
export async function prepareJourney({ dir, linked, settings }: Options) {
  const packages = ownPackages()
  const [registry, site] = await startBoth(
    startFilledRegistry(join(dir, 'registry'), packages),
    startOwnedSite(join(dir, 'site'), settings),
  )
  const team = outsideTeam(join(dir, 'team'), registry.url)
  const steps: Step[] = []

  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const result = await act()
    steps.push({ name, seconds: (performance.now() - began) / 1000 })
    return result
  }

  return {
    team,
    site,
    /** From nothing to live. */
    async travel(): Promise<Journey> {
      await step('npm create', () => team.create(AREA, '--at', PATH))
      await step('npm install', async () => {
        if (linked) await linkPackages(team.area, registry.url, packages)
        else await team.install()
      })
      const test = () => step('npm test', () => team.script('test'))
      const build = () => step('npm run build', () => team.script('build'))
      const welcome = () =>
        step('token and grant, by the owner of the site', () => site.welcome(AREA, PATH, 'public'))
      // Side by side they are faster, but have no times of their own.
      const [, , { to, token }] = linked
        ? await Promise.all([test(), build(), welcome()])
        : [await test(), await build(), await welcome()]
      const released = await step('npm run release', () =>
        team.script('release', ['--to', to, '--reason', 'first'], { RELEASE_TOKEN: token }),
      )
      const page = await fetch(site.siteUrl + PATH, { headers: { accept: 'text/html' } })
      return { steps, released, page, registry: await (await fetch(`${site.siteUrl}/registry.json`)).json() }
    },
    stop: async () => {
      await site.stop()
      await registry.stop()
    },
  }
}

/** A registry with the packages, which are compiled first. */
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

/** Waits for both; if one fails, the other is stopped. */
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
