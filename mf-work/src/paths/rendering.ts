import { readOf } from '@mentor-connect/api'
import { getSkillPath, listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import type { Rendering } from '@mentor-connect/contract/remote'
import { pathsRequest } from './screens/pathsRequest'

type Heads = typeof import('./heads')

/** Returns a loader for the metadata of a page. Only servers call it. */
const head = (name: keyof Heads) => async () => ({ default: (await import('./heads'))[name] })

export const list: Rendering = {
  head: head('list'),
  query: ['subject', 'language', 'page'],
  /** A server would cache each search as a separate page. */
  browserQuery: ['q'],
  reads: ({ query, locale }) => [readOf(listSkillPaths, pathsRequest(query, locale))],
}

export const path: Rendering = {
  head: head('path'),
  reads: ({ params }) => [readOf(getSkillPath, { params: { slug: params.slug! } })],
}
