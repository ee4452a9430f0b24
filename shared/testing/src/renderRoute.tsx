import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AuthContext, type AuthContract, type Session } from '@mentor-connect/contract/auth'
import { INTL_TAGS, type Locale } from '@mentor-connect/i18n'
import { withPageMessages, type MessageLoaders, type RemoteRoutes } from '@mentor-connect/contract/remote'
import { FlagsContext } from '@mentor-connect/contract/flags'
import type { FlagName } from '@mentor-connect/contract/site/flags'
import { SlotsContext, type Slots } from '@mentor-connect/contract/slots'
import { SIGNED_OUT } from './factories'

interface Options {
  /** Path at which the routes are mounted, for example `/user`. */
  mount?: string
  session?: Session
  locale?: Locale
  /** Additions of other areas to the page. */
  slots?: Partial<Slots>
  /** Feature flags that are on; all others are off. */
  flags?: FlagName[]
}

/** Renders a remote's routes as the shell mounts them, at the given URL. */
export async function renderRoute(remote: RemoteRoutes, address: string, options: Options = {}) {
  const locale = options.locale ?? 'en'
  const { default: messages } = await remote.messages[locale]()
  await act(async () => i18n.loadAndActivate({ locale, locales: INTL_TAGS[locale], messages }))
  const register = async (own: MessageLoaders) => {
    const { default: texts } = await own[locale]()
    i18n.load(locale, texts)
  }
  const elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> }
  const router = createMemoryRouter(
    [
      {
        path: options.mount ?? '/',
        HydrateFallback: () => null,
        children: withPageMessages(remote.routes, register),
      },
      elsewhere,
    ],
    {
      initialEntries: [address],
    },
  )
  const auth = fakeAuth(options.session ?? SIGNED_OUT)
  const isFlagOn = (name: FlagName) => options.flags?.includes(name) ?? false
  const view = render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <AuthContext value={auth}>
          <SlotsContext value={{ navigation: () => [], contributions: () => [], ...options.slots }}>
            <FlagsContext value={{ isOn: isFlagOn, isOnForAll: isFlagOn }}>
              <RouterProvider router={router} />
            </FlagsContext>
          </SlotsContext>
        </AuthContext>
      </SWRConfig>
    </I18nProvider>,
  )
  return { ...view, router, auth, user: userEvent.setup() }
}

/** An auth contract that records its calls. */
export function fakeAuth(session: Session): jest.Mocked<AuthContract> {
  return {
    session,
    signIn: jest.fn(),
    signOut: jest.fn(async () => undefined),
    updateAccount: jest.fn(),
    token: jest.fn(() => 'bearer'),
  } as jest.Mocked<AuthContract>
}
