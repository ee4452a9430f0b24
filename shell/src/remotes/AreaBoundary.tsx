import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorScreen } from '../screens/ErrorScreen'
import { NotFoundScreen } from '../screens/NotFoundScreen'
import { UnavailableScreen } from '../screens/UnavailableScreen'
import { RemoteFailure } from './RemoteFailure'

/** Stands where an area failed, inside the frame. *Try again* repeats the navigation, without a reload. */
export function AreaBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const retry = () => void navigate(pathname + search + hash, { replace: true })

  useEffect(() => console.error('An area failed.', error), [error])

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  if (error instanceof RemoteFailure)
    return <UnavailableScreen reason={error.reason} detail={error.message} onRetry={retry} />
  if (isChunkFailure(error)) return <UnavailableScreen reason="load" detail={String(error)} onRetry={retry} />
  return <ErrorScreen error={error} onRetry={retry} />
}

/** A page's own chunk did not come; webpack names the error in its `name`. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
  )
}
