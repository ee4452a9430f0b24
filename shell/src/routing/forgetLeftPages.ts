import type { Router } from './router'
import { staleResponses } from '../offline/staleResponses'

/**
 * Forgets the stale responses of a page that was left. The reads of the next page may begin with the
 * navigation, so responses that arrive after its start belong to the next page.
 */
export function forgetLeftPages(
  router: Pick<Router, 'state' | 'subscribe'>,
  responses = staleResponses,
): void {
  let { pathname } = router.state.location
  let next: { key: string; show: () => void } | undefined
  router.subscribe(({ location, navigation }) => {
    const target = navigation.location
    if (target && target.key !== next?.key) next = { key: target.key, show: responses.beginPage() }
    if (location.pathname !== pathname) (next?.key === location.key ? next.show : responses.clear)()
    pathname = location.pathname
    if (!target) next = undefined
  })
}
