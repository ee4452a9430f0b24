import type { RouteObject } from 'react-router-dom'
import { LOCALES } from '@mentor-connect/i18n'
import {
  firstReadsOf,
  messagesOfPage,
  type MessageLoaders,
  type RemoteModule,
} from '@mentor-connect/contract/remote'

/** Returns one URL for each route. The values of its parameters refer to nothing that exists. */
export function addressesOf(module: RemoteModule, mount: string): string[] {
  if (module.kind !== 'routes') return [mount]
  return flatten(module.routes).map(({ path }) => addressOf(mount, path))
}

function addressOf(mount: string, path: string): string {
  return [mount.replace(/\/$/, ''), withoutValues(path).replace(/\*/g, '')].join('/').replace(/(.)\/$/, '$1')
}

const withoutValues = (path: string) => path.replace(/:\w+\??/g, 'none')

interface Reader {
  id: string
  language: string
  timeZone: string
}

/** Returns the first reads of the page at an address of `addressesOf`, as the browser of the reader requests them. */
export function firstReadsAt(module: RemoteModule, mount: string, address: string, reader: Reader): string[] {
  if (module.kind !== 'routes') return []
  const route = flatten(module.routes).find(({ path }) => addressOf(mount, path) === address)
  return (firstReadsOf(route?.handle) ?? []).map((read) =>
    withoutValues(read).replace(/{(\w+)}/g, (_, name: keyof Reader) => encodeURIComponent(reader[name])),
  )
}

function flatten(
  routes: RouteObject[],
  base = '',
): { id: string | undefined; path: string; handle: unknown }[] {
  return routes.flatMap((route) => {
    const path = [base, route.path].filter(Boolean).join('/')
    if (route.children) return flatten(route.children, path)
    return [{ id: route.id, path, handle: route.handle }]
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
