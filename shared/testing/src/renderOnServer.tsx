import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { SWRConfig } from 'swr'
import { answerCache } from '@mentor-connect/api'
import { AuthContext } from '@mentor-connect/contract/auth'
import { messagesOfPage } from '@mentor-connect/contract/remote'
import { INTL_TAGS, joinMessages, type Locale, type MessageLoaders } from '@mentor-connect/i18n'
import { SIGNED_OUT } from './factories'
import { fakeAuth } from './renderRoute'

interface Options {
  locale?: Locale
  /** Responses that are already loaded, by cache key. */
  answers?: Record<string, unknown>
}

/**
 * Renders a page to HTML as a server does, for a visitor. For tests with `@jest-environment node`.
 * @throws if no route matches or the route redirects
 */
export async function renderOnServer(
  { routes, messages }: { routes: RouteObject[]; messages: MessageLoaders },
  path: string,
  { locale = 'en', answers = {} }: Options = {},
): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://site.test${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects.`)
  if (context.statusCode !== 200) throw new Error(`${path} answered ${context.statusCode}.`)
  const own = context.matches.map(({ route }) => messagesOfPage(route.handle))
  const all = joinMessages(messages, ...own.filter((loaders) => loaders !== undefined))
  const texts = (await all[locale]()).default
  const i18n = setupI18n({ locale, locales: INTL_TAGS[locale], messages: { [locale]: texts } })
  return renderToString(
    <I18nProvider i18n={compiling(i18n)}>
      <SWRConfig value={{ provider: () => answerCache(answers) }}>
        <AuthContext value={fakeAuth(SIGNED_OUT)}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
        </AuthContext>
      </SWRConfig>
    </I18nProvider>,
  )
}

/**
 * Adds a message compiler to the instance. The build compiles messages ahead of time; tests compile them at run time.
 */
export function compiling(i18n: I18n): I18n {
  i18n.setMessagesCompiler(compileMessage)
  return i18n
}

/** The text of each level 1 heading. */
export function headingsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text)
}
