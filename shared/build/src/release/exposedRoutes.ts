import {
  firstReadsOf,
  messagesOfPage,
  renderingOf,
  type MessageLoaders,
  type RemoteRoutes,
  type RemoteScreens,
  type Rendering,
} from '@mentor-connect/contract/remote'
import { DEFAULT_LOCALE } from '@mentor-connect/contract/api/locales'
import { readOfKey } from '@mentor-connect/contract/site/rendering'
import type { ExposedRoute } from './release'

/** Returns the name of the chunk that a function imports. */
export type ChunkOf = (load: unknown) => string | undefined

/** The parts of an expose that define routes. */
export type Given = Partial<Pick<RemoteRoutes, 'routes'> & Pick<RemoteScreens, 'screens'>>

/** Returns the routes of an expose. If the expose has screens, each becomes a route. */
export function routesOf({ routes, screens }: Given): RemoteRoutes['routes'] {
  return (
    routes ??
    (screens ?? []).map(({ id, path, load }) => ({
      ...(id && { id }),
      path,
      loader: Object.assign(() => null, { load }),
    }))
  )
}

/** Returns a flat list of routes and their child routes, as in `release.json`. */
export function flattenRoutes(
  routes: RemoteRoutes['routes'],
  chunkOf: ChunkOf = () => undefined,
  trail = '',
  base = '',
): ExposedRoute[] {
  return routes.flatMap((route, index) => {
    const id = [trail, route.id ?? String(index)].filter(Boolean).join(':')
    const path = [base, route.path ?? ''].filter(Boolean).join('/')
    const chunk = chunkOf((route.loader as { load?: unknown } | undefined)?.load)
    const messages = messageChunks(messagesOfPage(route.handle), chunkOf)
    const rendering = renderingOf(route.handle)
    const requiredRead = rendering && requiredReadOf(path, rendering)
    const firstReads = firstReadsOf(route.handle)
    return [
      {
        id,
        path,
        ...(chunk && { chunk }),
        ...(messages && { messages }),
        ...(firstReads && { firstReads: [...firstReads] }),
        ...(rendering && {
          rendering: {
            query: [...(rendering.query ?? [])],
            browserQuery: [...(rendering.browserQuery ?? [])],
            ...(rendering.values && { values: [...rendering.values] }),
            ...(requiredRead && { requiredRead }),
          },
        }),
      },
      ...flattenRoutes(route.children ?? [], chunkOf, id, path),
    ]
  })
}

/** Returns the chunks with the messages of a page, by language; undefined if there are no separate chunks for them. */
function messageChunks(loaders: MessageLoaders | undefined, chunkOf: ChunkOf): ExposedRoute['messages'] {
  const [en, hi] = [chunkOf(loaders?.en), chunkOf(loaders?.hi)]
  return en && hi ? { en, hi } : undefined
}

/** Prefix of the placeholder that replaces the value of a parameter. */
const SAMPLE = 'value-of-'

/**
 * Returns the address of a page's first read with the parameters of its route, such as
 * `/resource/get-resource/:courseId`. Undefined if the read does not depend on a parameter.
 */
function requiredReadOf(path: string, { reads, values }: Rendering): string | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  // If a parameter has a fixed list of values, that list decides if the page exists, so no read is required.
  if (!reads || values || names.length === 0) return undefined
  const params = Object.fromEntries(names.map((name) => [name, SAMPLE + name]))
  const [first] = reads({ params, query: new URLSearchParams(), locale: DEFAULT_LOCALE })
  if (first === undefined) return undefined
  const { method, path: read, query } = readOfKey(first)
  const isPlain = method === 'GET' && Object.keys(query).length === 0 && read.includes(SAMPLE)
  return isPlain ? read.replaceAll(SAMPLE, ':') : undefined
}
