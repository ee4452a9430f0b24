import { useHydrated } from '@mentor-connect/ui'
import { useState } from 'react'
import { DismissibleNotice } from '../notifications/DismissibleNotice'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'

/** Says that a release that was pinned in this tab or by a link is not shown, because it was withdrawn. */
export function LostPinNotice() {
  const t = useT()
  const { lostPins } = useAreas()
  const isHydrated = useHydrated()
  const [isDismissed, setDismissed] = useState(false)
  const names = lostPins.map(({ area, release }) => `${area}@${release}`).join(', ')
  const isShown = isHydrated && names && !isDismissed
  return (
    <DismissibleNotice
      text={isShown ? t('shell.releases.pinLost', { names }) : undefined}
      onDismiss={() => setDismissed(true)}
    />
  )
}
