import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { MessageLoaders } from './messageLoaders'

type Register = (messages: MessageLoaders) => Promise<unknown>

/**
 * Returns the messages that only one page needs; the shell loads them together with the page. Undefined if there are
 * none.
 */
export function messagesOfPage(handle: unknown): MessageLoaders | undefined {
  return (handle as { messages?: MessageLoaders } | undefined)?.messages
}

/**
 * Returns the routes with loaders that also load the messages of their page.
 *
 * @param register loads messages in the language of the page
 */
export function withPageMessages(routes: RouteObject[], register: Register): RouteObject[] {
  return routes.map((route) => {
    const messages = messagesOfPage(route.handle)
    const { loader, children } = route
    return {
      ...route,
      ...(messages &&
        typeof loader === 'function' && { loader: loadingBoth(loader, () => register(messages)) }),
      ...(children && { children: withPageMessages(children, register) }),
    } as RouteObject
  })
}

function loadingBoth(loader: LoaderFunction, loadMessages: () => Promise<unknown>): LoaderFunction {
  const both: LoaderFunction = async (args, context) => {
    const [value] = await Promise.all([loader(args, context), loadMessages()])
    return value
  }
  return Object.assign(both, loader)
}
