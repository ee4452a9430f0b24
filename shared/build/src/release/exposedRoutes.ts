import {
  firstReadsOf,
  messagesOfPage,
  renderingOf,
  type MessageLoaders,
  type RemoteRoutes,
  type RemoteScreens,
  type Rendering,
} from '@mentor-connect/contract/remote'
import { readOfKey } from '@mentor-connect/contract/site/rendering'
import type { ExposedRoute } from './release'

/** The name of the chunk that a function imports. */
export type ChunkOf = (load: unknown) => string | undefined

/** What an expose gives, as far as it has addresses. */
export type Given = Partial<Pick<RemoteRoutes, 'routes'> & Pick<RemoteScreens, 'screens'>>

/** The routes of an expose; the shell makes one of each screen. */
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

/** Routes with those inside of them, as `release.json` lists them. */
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

/** The chunks with the messages of a page, by language; undefined if they are not chunks of their own. */
function messageChunks(loaders: MessageLoaders | undefined, chunkOf: ChunkOf): ExposedRoute['messages'] {
  const [en, hi] = [chunkOf(loaders?.en), chunkOf(loaders?.hi)]
  return en && hi ? { en, hi } : undefined
}

/** Stands for the value of a parameter. */
const SAMPLE = 'value-of-'

/**
 * The address of a page's first read with the parameters of its route, such as `/resource/get-resource/:courseId`;
 * undefined if the read depends on none.
 */
function requiredReadOf(path: string, { reads, values }: Rendering): string | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  // A parameter with a few values is known by them; its reads are made for no other value.
  if (!reads || values || names.length === 0) return undefined
  const params = Object.fromEntries(names.map((name) => [name, SAMPLE + name]))
  const [first] = reads({ params, query: new URLSearchParams() })
  if (first === undefined) return undefined
  const { method, path: read, query } = readOfKey(first)
  const isPlain = method === 'GET' && Object.keys(query).length === 0 && read.includes(SAMPLE)
  return isPlain ? read.replaceAll(SAMPLE, ':') : undefined
}
