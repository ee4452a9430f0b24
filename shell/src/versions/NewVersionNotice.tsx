import { useStore } from '@mentor-connect/ui/store'
import { Button } from '@mentor-connect/ui'
import { DismissibleNotice } from '../notifications/DismissibleNotice'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'
import { reloadPage } from '../input/reloadPage'

/** Offers to reload into a newer version; the page never reloads automatically. */
export function NewVersionNotice() {
  const t = useT()
  const { newVersion } = useAreas()
  const status = useStore(newVersion.status, () => undefined)
  return (
    <DismissibleNotice
      text={status && t(status === 'newer' ? 'shell.newVersion' : 'shell.releases.pinTakenBack')}
      action={<Button onClick={() => reloadPage()}>{t('shell.reload')}</Button>}
      onDismiss={newVersion.dismiss}
    />
  )
}
