import type { ApiFailure } from '@mentor-connect/api'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** Says why a workshop could not be saved, opened or cancelled. */
export function WorkshopFailure({ failure }: { failure: ApiFailure }) {
  const t = useT()
  const failureText = useFailureText()
  if (failure.code === 'slot_taken') return <Notice tone="danger">{t('sessions.workshops.busy')}</Notice>
  if (failure.code === 'edit_conflict')
    return <Notice tone="danger">{t('sessions.workshops.conflict')}</Notice>
  if (failure.fields?.start) return <Notice tone="danger">{t('sessions.workshops.error.ahead')}</Notice>
  if (failure.fields?.seats) return <Notice tone="danger">{t('sessions.workshops.error.taken')}</Notice>
  return <Notice tone="danger">{failureText(failure)}</Notice>
}
