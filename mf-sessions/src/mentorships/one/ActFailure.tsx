import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { Notice, useFailureText } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useStatusText } from '../mentorship-card/useStatusText'
import { useT } from '../messages/useT'
import type { useAct } from './useAct'

interface ActFailureProps {
  sending: Pick<ReturnType<typeof useAct>, 'failure' | 'isConflict'>
  mentorship: MentorshipDetails
  /** True if the action is still possible in the present state of the mentorship. */
  isPossible: boolean
}

/** Says why an action failed. After a conflict, also says the present state of the mentorship. */
export function ActFailure({ sending: { failure, isConflict }, mentorship, isPossible }: ActFailureProps) {
  const t = useT()
  const failureText = useFailureText()
  const statusText = useStatusText()
  if (!failure) return null
  if (isConflict)
    return (
      <Notice tone="warning">
        {t('mentorship.conflict')} <strong>{statusText(mentorship)}</strong>{' '}
        {t(isPossible ? 'mentorship.conflict.possible' : 'mentorship.conflict.over')}
      </Notice>
    )
  return (
    <Notice tone="danger">
      {failureText(failure)}{' '}
      {failure.code === 'places_full' && (
        <Link to={paths.mentorArea.places}>{t('mentorship.places.title')}</Link>
      )}
    </Notice>
  )
}
