import { onAccessChange } from '@mentor-connect/api'
import { onServiceTokenRequest } from '@mentor-connect/api/service-tokens'
import { onLocaleRequest } from '@mentor-connect/i18n'
import { switchLanguage } from '../routing/switchLanguage'
import { watchToasts } from '../notifications/Toasts'
import type { ServiceTokens } from '../session/serviceTokens'
import type { Areas } from '../remotes/AreasContext'
import type { Router } from '../routing/router'
import type { SessionStore } from '../session/store'
import { createRouteVerifier, watchOtherTabs } from '../session/watchSession'
import type { StartedSession } from './session'

/** Starts everything that follows the session, the URL and other tabs, for as long as the document lives. */
export function startWatching({ store, actions }: StartedSession, areas: Areas, router: Router): void {
  onLocaleRequest((locale) => {
    switchLanguage(locale, router).catch((error: unknown) =>
      console.error('The language could not be loaded.', error),
    )
  })
  watchToasts()
  areas.newVersion.watch()
  onAccessChange(() => void actions.recheckAccess())
  onServiceTokenRequest(lazyServiceTokens(store))
  watchOtherTabs(() => void actions.adopt())
  whenPathChanges(router, createRouteVerifier(actions))
}

/**
 * Returns the tokens for services of areas. The code is loaded on first use, because most pages need no
 * token.
 */
function lazyServiceTokens(store: SessionStore): ServiceTokens {
  let loaded: Promise<ServiceTokens> | undefined
  const load = async () => {
    const { createServiceTokens } = await import(
      /* webpackChunkName: "service-tokens" */ '../session/serviceTokens'
    )
    return createServiceTokens(() => store.getState().auth.data?._id)
  }
  return async (service, refused) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return (await loaded)(service, refused)
  }
}

export function whenPathChanges(router: Router, act: () => void) {
  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    act()
  })
}
