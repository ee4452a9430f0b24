import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exposeChunk } from '@mentor-connect/build/containerName'
import { REGISTRY_PATH, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Role } from '../people/signInAll'

export const AREAS = ['public', 'learner', 'mentor', 'chat'] as const
export type Area = (typeof AREAS)[number]

export const HOPS = ['entry', 'expose chunk', 'page chunk'] as const
export type Hop = (typeof HOPS)[number] | 'registry'

export interface Target {
  role: Role
  /** Path of a page of the area. */
  path: string
  /** Name of the chunk of that page. */
  chunk: string
  /** Path of a page of another area that the same person may open. */
  elsewhere: string
}

export const TARGETS: Record<Area, Target> = {
  public: { role: 'user', path: '/user/resources', chunk: 'catalogue', elsewhere: '/user/home' },
  learner: { role: 'user', path: '/user/home', chunk: 'dashboard', elsewhere: '/user/resources' },
  mentor: { role: 'mentor', path: '/mentor/home', chunk: 'dashboard', elsewhere: '/resource' },
  chat: { role: 'user', path: '/user/chat', chunk: 'conversations', elsewhere: '/user/home' },
}

/** The target for faults of the public frame. */
export const PUBLIC_FRAME: Target = {
  role: 'visitor',
  path: '/about',
  chunk: 'about',
  elsewhere: '/ourmentors',
}

/** Area → the expose that contains its page. */
const EXPOSES: Record<Area, string> = {
  public: 'courses',
  learner: 'routes',
  mentor: 'routes',
  chat: 'routes',
}

/** Reads the live site in the data folder. */
export function openSite(dataDir: string) {
  const site = join(dataDir, 'site')
  const registry = JSON.parse(readFileSync(join(site, 'live/registry.json'), 'utf8')) as SiteRegistry
  const released = (area: Area) => registry.remotes[area]!
  const describe = (area: Area) =>
    JSON.parse(readFileSync(join(site, released(area).base, 'release.json'), 'utf8')) as {
      chunks: Record<string, string>
    }
  const pathOf = (area: Area, chunk: string) => released(area).base + describe(area).chunks[chunk]!

  return {
    registry,
    entry: (area: Area) => released(area).entry,
    frame: (area: Area) => pathOf(area, exposeChunk('frame')),
    /** Path of the file that is requested in this hop. */
    file(area: Area, hop: Hop): string {
      if (hop === 'registry') return REGISTRY_PATH
      if (hop === 'entry') return released(area).entry
      return pathOf(area, hop === 'page chunk' ? TARGETS[area].chunk : exposeChunk(EXPOSES[area]))
    },
    read: (path: string) => readFileSync(join(site, path), 'utf8'),
  }
}

export type Site = ReturnType<typeof openSite>
