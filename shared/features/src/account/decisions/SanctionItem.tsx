import type { OwnSanction } from '@mentor-connect/contract/trust/safety'
import { useFormats } from '@mentor-connect/i18n'
import { Muted, Row, Stack, Tag, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { PartTitle } from '../security/Part'
import { AppealPart } from './AppealPart'
import { Quote } from './Quote'
import { useDecisionsT } from './useDecisionsT'
import { isCurrent } from './useOwnSanctions'

interface SanctionItemProps {
  userId: string
  sanction: OwnSanction
  onAppealed: (text: string) => void
}

/** One decision: its kind, reason, period and appeal. */
export function SanctionItem({ userId, sanction, onAppealed }: SanctionItemProps) {
  const t = useDecisionsT()
  const { kind, reason, endedAt } = sanction
  return (
    <Stack as="li" $gap={3}>
      <Row $between>
        <PartTitle>{t(`decisions.kind.${kind}`)}</PartTitle>
        {endedAt && <Tag>{t('decisions.ended')}</Tag>}
        {!endedAt && kind !== 'warning' && <Tag $tone="accent">{t('decisions.inForce')}</Tag>}
      </Row>
      {isCurrent(sanction) && <Muted>{t(`decisions.effect.${kind}`)}</Muted>}
      <Quote title={t('decisions.reason')}>{reason}</Quote>
      <Times sanction={sanction} />
      <AppealPart userId={userId} sanction={sanction} onAppealed={onAppealed} />
    </Stack>
  )
}

function Times({ sanction: { kind, since, until, endedAt } }: { sanction: OwnSanction }) {
  const t = useDecisionsT()
  const { dateTime } = useFormats()
  return (
    <Facts>
      <dt>{t('decisions.since')}</dt>
      <dd>{dateTime(since)}</dd>
      {endedAt && (
        <>
          <dt>{t('decisions.endedAt')}</dt>
          <dd>{dateTime(endedAt)}</dd>
        </>
      )}
      {!endedAt && kind !== 'warning' && (
        <>
          <dt>{t('decisions.until')}</dt>
          <dd>{until ? dateTime(until) : t('decisions.noEnd')}</dd>
        </>
      )}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin: 0;

  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
  }
`
