import { LoadFailed, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { SettingsCard } from '../SettingsCard'
import { Earlier } from './Earlier'
import { SanctionItem } from './SanctionItem'
import { useDecisionsT } from './useDecisionsT'
import { isCurrent, useOwnSanctions } from './useOwnSanctions'

/** Warnings, limits and suspensions of a person, with appeals. */
export function DecisionsCard({ userId }: { userId: string }) {
  const t = useDecisionsT()
  const { sanctions, error, retry, showAppeal } = useOwnSanctions(userId)
  if (!sanctions && !error) return null
  if (sanctions?.length === 0) return null

  const current = sanctions?.filter(isCurrent) ?? []
  const past = sanctions?.filter((sanction) => !isCurrent(sanction)) ?? []
  const items = (list: typeof current) =>
    list.map((sanction) => (
      <SanctionItem
        key={sanction._id}
        userId={userId}
        sanction={sanction}
        onAppealed={(text) => showAppeal(sanction._id, text)}
      />
    ))
  return (
    <SettingsCard title={t('decisions.title')}>
      {!sanctions && <LoadFailed error={error!} onRetry={retry} />}
      {current.length > 0 && <Items>{items(current)}</Items>}
      {past.length > 0 && (
        <Earlier title={t('decisions.earlier', { count: past.length })}>
          <Items>{items(past)}</Items>
        </Earlier>
      )}
    </SettingsCard>
  )
}

const Items = styled(Stack).attrs({ as: 'ul', $gap: 6 })``
