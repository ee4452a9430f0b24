import { provideRuntimeConfig } from '@mentor-connect/api'
import {
  messagesOfPage,
  renderingOf,
  type MessageLoaders,
  type PageAddress,
  type Rendering,
} from '@mentor-connect/contract/remote'
import type {
  PagePlan,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '@mentor-connect/contract/site/pageRenderer'
import { languageOfPath, localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { isKeyOfRead, type Answers, type ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../App'
import { createI18n } from '../languages/languages'
import { FRAMES } from '../mounts/frameExposes'
import { createMountTable, frameOf } from '../mounts/mountTable'
import { isGuard } from '../routing/areaRoutes'
import { routesFor } from '../routing/router'
import { currentSession } from '../session/currentSession'
import { createSessionActions } from '../session/sessionActions'
import { createVisitorStore } from '../session/store'
import { rehydratableStyles } from './rehydratableStyles'
import { slotsOf } from '../slots/slotsOfDocument'
import { areasOnServer, type Exposes, type ServedSite } from './areasOnServer'

/** Thrown for a page whose route is rendered only in the browser, or redirects. */
export class NotRendered extends Error {}

/** Base of URLs while a page is rendered; it does not appear in the HTML. */
const ORIGIN = 'http://rendering.invalid'
const TITLE = /<title[^>]*>(.*?)<\/title>/s

/**
 * Renders pages to HTML for a visitor, with the same components and routes as in the browser.
 *
 * @param exposesOf returns the exposes of the live release of a remote; throws if it has none for servers
 */
export function createPageRenderer(
  config: RuntimeConfig,
  exposesOf: (remote: string) => Exposes,
  { mounts, navigation, flags = [] }: ServedDeclarations,
): PageRenderer {
  provideRuntimeConfig(config)
  const added = [{ area: '', navigation, contributions: [], slots: {} }]
  const isOnForAll = (name: string) => flags.includes(name)
  const site: ServedSite = {
    exposesOf,
    mountTable: createMountTable(mounts),
    slots: slotsOf(added, added),
    flags: { isOn: isOnForAll, isOnForAll },
  }
  return {
    async plan(request: PageRequest): Promise<PagePlan> {
      const { rendering, address, status } = await match(request, site)
      return { status, reads: rendering.reads?.(address) ?? [] }
    },

    async render(request: PageRequest, answers: Answers): Promise<RenderedPage> {
      const matched = await match(request, site)
      const { handler, context, areas, store, rendering, address, status } = matched
      const i18n = await createI18n(request.locale, messagesFor(request, context, site))
      const sheet = new ServerStyleSheet()
      const declared = rendering.reads?.(address) ?? []
      const undeclared = new Set<string>()
      try {
        const markup = renderToString(
          sheet.collectStyles(
            <App
              i18n={i18n}
              store={store}
              actions={createSessionActions(store)}
              areas={areas}
              answers={answers}
              areAnswersFresh={() => true}
              onUnanswered={(key) => isKeyOfRead(key) && !declared.includes(key) && undeclared.add(key)}
            >
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </App>,
          ),
        )
        const head = await rendering.head?.()
        const absolute = (path: string) =>
          new URL(localizedPath(request.locale, path), config.siteUrl ?? ORIGIN).href
        return {
          status,
          title: TITLE.exec(markup)?.[1] ?? '',
          html: markup.replace(TITLE, ''),
          undeclaredReads: [...undeclared],
          ...rehydratableStyles(sheet.getStyleTags()),
          ...head?.default({
            ...address,
            answers,
            t: (id, values) => i18n._(id, values),
            url: absolute(addressOf(request).path),
            absolute,
          }),
        }
      } finally {
        sheet.seal()
      }
    },
  }
}

async function match(request: PageRequest, site: ServedSite) {
  const store = createVisitorStore()
  const areas = areasOnServer(site)
  const session = () => currentSession(store.getState())
  const { path, base } = addressOf(request)
  const handler = createStaticHandler(await routesFor(path, { areas, session }), { basename: base || '/' })
  const context = await handler.query(new Request(ORIGIN + request.url))
  if (context instanceof Response) throw new NotRendered(`${request.url} redirects.`)
  const [error] = Object.values(context.errors ?? {}) as unknown[]
  if (error && context.statusCode !== 404) throw error
  return { handler, context, areas, store, ...renderingFor(context, request) }
}

/** @throws NotRendered */
function renderingFor(context: StaticHandlerContext, request: PageRequest) {
  const { route, params } = context.matches.at(-1)!
  const address: PageAddress = {
    params,
    query: new URL(request.url, ORIGIN).searchParams,
    locale: request.locale,
  }
  const rendering: Rendering | undefined = renderingOf(route.handle)
  if (rendering && !hasPage(rendering, address)) return { rendering: {}, address, status: 404 }
  if (rendering) return { rendering, address, status: 200 }
  // No route of an area has matched.
  if (isGuard(route.id) || context.statusCode === 404) return { rendering: {}, address, status: 404 }
  throw new NotRendered(`${request.url} is rendered in the browser only.`)
}

function hasPage({ values }: Rendering, { params }: PageAddress): boolean {
  return !values || Object.values(params).every((value = '') => values.includes(value))
}

function messagesFor(
  request: PageRequest,
  { matches }: StaticHandlerContext,
  { exposesOf, mountTable }: ServedSite,
): MessageLoaders[] {
  const mount = mountTable.ownerOf(addressOf(request).path)
  if (!mount) return []
  const frame = FRAMES[frameOf(mount.frame, { role: null })]
  const used = [exposesOf(frame.remote)[frame.expose], exposesOf(mount.remote)[mount.expose]]
  const own = matches.map(({ route }) => messagesOfPage(route.handle))
  return [...used.map((module) => module?.default.messages), ...own].filter(
    (loaders) => loaders !== undefined,
  )
}

const addressOf = ({ url }: PageRequest) => languageOfPath(new URL(url, ORIGIN).pathname)
