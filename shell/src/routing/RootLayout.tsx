import { LoadingStatus, VisuallyHidden } from '@mentor-connect/ui'
import { Outlet } from 'react-router-dom'
import { NotificationArea } from '../notifications/NotificationArea'
import { AnnouncementNotice } from '../announcements/AnnouncementNotice'
import { InstallCard } from '../install/InstallCard'
import { OfflineHint } from '../offline/OfflineHint'
import { OverridesGate } from '../overrides/OverridesGate'
import { LogInNotice } from '../log-in/LogInNotice'
import { Toasts } from '../notifications/Toasts'
import { LostPinNotice } from '../versions/LostPinNotice'
import { NewVersionNotice } from '../versions/NewVersionNotice'
import { ReleaseBadge } from '../versions/ReleaseBadge'
import { ScrollPositions } from '../scrolling/ScrollPositions'
import { SuspensionGate } from '../suspension/SuspensionGate'
import { TermsGate } from '../terms/TermsGate'
import { NavigationProgress } from './NavigationProgress'
import { useAnnouncedNavigation } from './useAnnouncedNavigation'

/** Layout around all frames: toasts, notifications, navigation progress and announcements. */
export function RootLayout() {
  const announcement = useAnnouncedNavigation()
  return (
    <>
      <NavigationProgress />
      <SuspensionGate>
        <Outlet />
      </SuspensionGate>
      <NotificationArea>
        <OfflineHint />
        <AnnouncementNotice />
        <LogInNotice />
        <ReleaseBadge />
        <LostPinNotice />
        <NewVersionNotice />
        <InstallCard />
        <TermsGate />
      </NotificationArea>
      <OverridesGate />
      <ScrollPositions />
      <Toasts />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <LoadingStatus />
    </>
  )
}
