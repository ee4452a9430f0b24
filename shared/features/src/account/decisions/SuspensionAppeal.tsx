import { useFormats } from '@mentor-connect/i18n'
import { LoadFailed, Skeleton } from '@mentor-connect/ui'
import { SettingsCard } from '../SettingsCard'
import { AppealPart } from './AppealPart'
import { useDecisionsT } from './useDecisionsT'
import { useOwnSanctions } from './useOwnSanctions'

interface SuspensionAppealProps {
  userId: string
  /** The time at which the suspension ends automatically; undefined if it does not. */
  until: string | undefined
}

/** Shows a suspended person when the suspension ends, and the appeal. */
export function SuspensionAppeal({ userId, until }: SuspensionAppealProps) {
  const t = useDecisionsT()
  const { dateTime } = useFormats()
  const { sanctions, error, retry, showAppeal } = useOwnSanctions(userId)
  const suspension = sanctions?.find(({ kind, endedAt }) => kind === 'suspension' && !endedAt)
  return (
    <SettingsCard title={t('appeal.title')}>
      <p>{until ? t('decisions.suspendedUntil', { date: dateTime(until) }) : t('decisions.suspendedOpen')}</p>
      {!sanctions && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="4rem" />)}
      {suspension && (
        <AppealPart
          userId={userId}
          sanction={suspension}
          onAppealed={(text) => showAppeal(suspension._id, text)}
        />
      )}
    </SettingsCard>
  )
}
