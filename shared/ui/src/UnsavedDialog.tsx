import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { SectionTitle, Stack } from './layout'
import { Modal } from './Modal'
import type { LeaveGuard } from './useLeaveGuard'

/** Asks if unsaved changes should be discarded. Shown while the guard blocks a navigation. */
export function UnsavedDialog({ guard: { blocker } }: { guard: LeaveGuard }) {
  const t = useSharedT()
  if (blocker.state !== 'blocked') return null
  return (
    <Modal labelledBy="unsaved-title" describedBy="unsaved-text" onClose={blocker.reset}>
      <Stack>
        <SectionTitle id="unsaved-title">{t('ui.unsaved.title')}</SectionTitle>
        <p id="unsaved-text">{t('ui.unsaved.text')}</p>
        <Stack $gap={2}>
          <Button onClick={blocker.reset}>{t('ui.unsaved.stay')}</Button>
          <Button $variant="danger" onClick={blocker.proceed}>
            {t('ui.unsaved.leave')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}
