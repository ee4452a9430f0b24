import type { RouteObject } from 'react-router-dom'
import { LOCALES } from '@mentor-connect/i18n'
import { messagesOfPage, type MessageLoaders, type RemoteModule } from '@mentor-connect/contract/remote'

/** Returns one URL for each route. The values of its parameters refer to nothing that exists. */
export function addressesOf(module: RemoteModule, mount: string): string[] {
  if (module.kind !== 'routes') return [mount]
  return flatten(module.routes).map(({ path }) =>
    [mount.replace(/\/$/, ''), path.replace(/:\w+\??/g, 'none').replace(/\*/g, '')]
      .join('/')
      .replace(/(.)\/$/, '$1'),
  )
}

function flatten(routes: RouteObject[], base = ''): { id: string | undefined; path: string }[] {
  return routes.flatMap((route) => {
    const path = [base, route.path].filter(Boolean).join('/')
    if (route.children) return flatten(route.children, path)
    return [{ id: route.id, path }]
  })
}

/** Returns the errors in the route ids of a remote as texts. */
export function idErrors(module: RemoteModule): string[] {
  if (module.kind !== 'routes') return []
  const routes = flatten(module.routes)
  const ids = routes.map(({ id }) => id)
  return routes
    .filter(({ id }, index) => !id || ids.indexOf(id) !== index)
    .map(({ id, path }) => (id ? `"${id}" is the id of two routes` : `the route "${path}" has no id`))
}

/** Returns the messages that a remote lacks in a language. */
export async function textErrors(module: RemoteModule): Promise<string[]> {
  const ofPages = module.kind === 'routes' ? messagesOfPages(module.routes) : []
  const errors = await Promise.all([module.messages, ...ofPages].map(missingTexts))
  return [...new Set(errors.flat())]
}

const messagesOfPages = (routes: RouteObject[]): MessageLoaders[] =>
  routes.flatMap(({ handle, children = [] }) => {
    const own = messagesOfPage(handle)
    return [...(own ? [own] : []), ...messagesOfPages(children)]
  })

async function missingTexts(messages: MessageLoaders): Promise<string[]> {
  const loaded = await Promise.all(LOCALES.map(async (locale) => (await messages[locale]()).default))
  const ids = new Set(loaded.flatMap((texts) => Object.keys(texts)))
  return LOCALES.flatMap((locale, index) =>
    [...ids].filter((id) => !loaded[index]?.[id]?.length).map((id) => `${id} has no text in ${locale}`),
  )
}
