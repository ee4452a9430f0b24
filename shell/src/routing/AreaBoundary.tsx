import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useMatches, useNavigate, useRouteError } from 'react-router-dom'
import { reloadPage } from '../input/reloadPage'
import { reportFailure } from '../telemetry/clientEvents'
import { ErrorScreen } from '../screens/ErrorScreen'
import { NotFoundScreen } from '../screens/NotFoundScreen'
import { UnavailableScreen } from '../screens/UnavailableScreen'
import { useAreas } from '../remotes/useAreas'
import { RemoteFailure } from '../remotes/RemoteFailure'

/** Error boundary of an area, inside the frame. *Try again* repeats the navigation without reloading the page. */
export function AreaBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { remotes } = useAreas()
  const { pathname, search, hash } = useLocation()
  useReport(error)
  const isOutdated = useIsOutdated(error)

  const retry = () => {
    if (error instanceof RemoteFailure) remotes.force(error.remote)
    void navigate(pathname + search + hash, { replace: true })
  }

  if (isNotFound(error)) return <NotFoundScreen />
  if (error instanceof RemoteFailure)
    return (
      <UnavailableScreen
        reason={error.reason}
        detail={error.message}
        onRetry={retry}
        {...(isOutdated && { onReload: () => reloadPage() })}
      />
    )
  return <ErrorScreen error={error} onRetry={retry} />
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/**
 * Returns true if the document uses a release that is not live any more. This may be the reason why a part
 * cannot be loaded.
 */
function useIsOutdated(error: unknown): boolean {
  const { registry, newVersion } = useAreas()
  const [isOutdated, setOutdated] = useState(newVersion.isOutdated)
  useEffect(() => {
    if (!(error instanceof RemoteFailure)) return
    registry
      .refresh()
      .catch((reason: unknown) => console.debug('The registry could not be refreshed.', reason))
      .finally(() => setOutdated(newVersion.isOutdated()))
  }, [error, registry, newVersion])
  return isOutdated
}

/** Reports errors that an area's code throws. A failure to load the remote has already been reported. */
function useReport(error: unknown) {
  const { releases } = useAreas()
  const area = useMatches()
    .map(({ handle }) => (handle as { remote?: string } | undefined)?.remote)
    .findLast(Boolean)

  useEffect(() => {
    console.error('An area failed.', error)
    if (error instanceof RemoteFailure || isNotFound(error)) return
    const release = area ? releases.of(area)?.release.release : undefined
    reportFailure({
      area: area ?? 'shell',
      kind: 'render',
      message: String(error),
      ...(release && { release }),
    })
  }, [error, area, releases])
}
