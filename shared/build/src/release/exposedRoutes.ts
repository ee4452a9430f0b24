import {
  firstReadsOf,
  messagesOfPage,
  renderingOf,
  type MessageLoaders,
  type RemoteRoutes,
  type RemoteScreens,
} from '@mentor-connect/contract/remote'
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
