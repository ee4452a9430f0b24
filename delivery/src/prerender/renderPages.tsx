// Runs in Node, in a bundle that `prerender.ts` builds. The components are the same as in the browser.
import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { AuthContext, type AuthContract } from '@mentor-connect/shared/auth'
import { INTL_TAGS } from '@mentor-connect/shared/i18n'
import type { Prerendered, PrerenderedPage } from '@mentor-connect/shared/remote'
import { GlobalStyle } from '@mentor-connect/shared/ui'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { Fragment } from '../site/fragments/fragment'

/** Any origin will do: it does not appear in the rendered HTML. */
const ORIGIN = 'http://prerender.invalid'
const TITLE = /<title[^>]*>(.*?)<\/title>/s
const STYLE_TAGS = /<\/?style[^>]*>/g

const refuse = () => Promise.reject(new Error('Prerendered pages have no session to change.'))

const visitor: AuthContract = {
  session: { status: 'signed-out', role: null, data: null, account: null },
  signIn: () => void refuse(),
  signOut: refuse,
  updateAccount: () => void refuse(),
  token: () => null,
}

/** Renders the pages of a remote in English, for a visitor and without data: parts that need data show their loading state. */
export async function renderPages({ frame, routes, pages }: Prerendered): Promise<Fragment[]> {
  const texts = await Promise.all([frame.messages.en(), routes.messages.en()])
  i18n.load('en', Object.assign({}, ...texts.map((text) => text.default)) as Messages)
  i18n.activate('en', INTL_TAGS.en)
  const handler = createStaticHandler([{ Component: frame.Frame, children: routes.routes }])
  const fragments: Fragment[] = []
  for (const page of pages) fragments.push(await renderPage(handler, page))
  return fragments
}

async function renderPage(
  handler: ReturnType<typeof createStaticHandler>,
  { path, description }: PrerenderedPage,
): Promise<Fragment> {
  const context = await handler.query(new Request(ORIGIN + path))
  if (context instanceof Response || context.statusCode !== 200)
    throw new Error(`${path} cannot be prerendered: no route matches it.`)
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <I18nProvider i18n={i18n}>
          <AuthContext value={visitor}>
            <GlobalStyle />
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </AuthContext>
        </I18nProvider>,
      ),
    )
    const title = TITLE.exec(markup)?.[1]
    if (!title) throw new Error(`${path} cannot be prerendered: it sets no <title>.`)
    const css = sheet.getStyleTags().replace(STYLE_TAGS, '')
    return { path, title, description: i18n._(description), html: markup.replace(TITLE, ''), css }
  } finally {
    sheet.seal()
  }
}
