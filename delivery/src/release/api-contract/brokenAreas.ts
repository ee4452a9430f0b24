import { join } from 'node:path'
import type { ApiContract } from '@mentor-connect/contract/api/apiContract'
import {
  REGISTRY_PATH,
  type ReleaseEntry,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { NEEDED_CONTRACT_FILE } from '@mentor-connect/build/release/neededContractFile'
import { liveRegistry, storedRelease } from '../../store/siteStore'
import { contractMisfits } from './contractMisfits'
import { neededCalls, parseContract } from './neededCalls'

/**
 * Lists, one per line, the requirements of the live releases of a site (canaries included) that services with
 * this contract do not meet.
 */
export function brokenAreas(siteDir: string, offered: ApiContract): string[] {
  return liveReleases(liveRegistry(siteDir)).flatMap(({ area, release }) => {
    const description = storedRelease(siteDir, area, release)
    const dir = join(siteDir, releasePath(area, release))
    return missed(area, release, description && neededCalls({ description, dir }), offered)
  })
}

/**
 * Does the same as `brokenAreas` for the site at an address.
 * @throws if the site cannot be read
 */
export async function brokenAreasAt(site: string, offered: ApiContract): Promise<string[]> {
  const registry = JSON.parse((await textAt(new URL(REGISTRY_PATH, site))) ?? 'null') as SiteRegistry | null
  if (!registry) throw new Error(`${site} has no registry: is it the address of the site?`)
  const checked = liveReleases(registry).map(async ({ area, release, base }) => {
    const text = await textAt(new URL(NEEDED_CONTRACT_FILE, new URL(base, site)))
    return missed(area, release, text === undefined ? undefined : parseContract(text), offered)
  })
  return (await Promise.all(checked)).flat()
}

function liveReleases(registry: SiteRegistry | undefined): (ReleaseEntry & { area: string })[] {
  if (!registry) return []
  const remotes = Object.entries(registry.remotes).flatMap(([area, { canary, ...live }]) => [
    { area, ...live },
    ...(canary ? [{ area, ...canary }] : []),
  ])
  return [{ area: 'shell', ...registry.shell }, ...remotes]
}

/** A release is not checked if it does not say which endpoints it calls. */
const missed = (area: string, release: string, needed: ApiContract | undefined, offered: ApiContract) =>
  needed ? contractMisfits(needed, offered).map((misfit) => `${area}@${release} is live: ${misfit}`) : []

/** Returns the text at an address; undefined if the address does not exist. */
async function textAt(url: URL): Promise<string | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`)
  return response.text()
}

/** Maximum time in ms that the site may take to respond. */
const PATIENCE_MS = 10_000
