import { TOAST_MS, VisuallyHidden } from '@mentor-connect/shared/ui'
import { Toaster } from 'react-hot-toast'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Corner } from '../corner/Corner'
import { InstallCard } from '../install/InstallCard'
import { OfflineHint } from '../offline/OfflineHint'
import { OverridesGate } from '../overrides/OverridesGate'
import { NewVersionNotice } from '../releases/NewVersionNotice'
import { ReleaseBadge } from '../releases/ReleaseBadge'
import { NavigationProgress } from './NavigationProgress'
import { useAnnouncedNavigation } from './useAnnouncedNavigation'

/** Around every frame: toasts, news of the site, the progress of a navigation, and its announcement. */
export function RootLayout() {
  const announcement = useAnnouncedNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Corner>
        <OfflineHint />
        <NewVersionNotice />
        <InstallCard />
      </Corner>
      <ReleaseBadge />
      <OverridesGate />
      <ScrollRestoration />
      <Toaster position="top-right" toastOptions={{ duration: TOAST_MS }} />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </>
  )
}
