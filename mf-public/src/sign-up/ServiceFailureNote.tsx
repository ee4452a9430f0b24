import type { ApiFailure } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'

export type ServiceFailure = 'cancelled' | 'failed' | ApiFailure

interface ServiceFailureNoteProps {
  id: string
  /** Name of the sign-in service. */
  service: string
  failure: ServiceFailure
}

/** Says why the last attempt with the sign-in service failed, and what to do now. */
export function ServiceFailureNote({ id, service, failure }: ServiceFailureNoteProps) {
  const t = useT()
  const failureText = useFailureText()
  if (typeof failure === 'string')
    return (
      <Notice id={id} tone={failure === 'cancelled' ? 'warning' : 'danger'}>
        {t(`public.service.${failure}`, { service })}
      </Notice>
    )
  return (
    <Notice id={id} tone="danger">
      {failureText(failure)}{' '}
      {failure.code === 'oauth_mentor' && <Link to={paths.mentorSignUp}>{t('public.auth.mentorLink')}</Link>}
    </Notice>
  )
}
