import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import { COMPARED_MAX } from '@mentor-connect/contract/learning/careerFields'
import { useLocale } from '@mentor-connect/i18n'
import { Checkbox, Muted, Row, Tag, VisuallyHidden } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SummaryCard, SummaryName } from '../page-layout/SummaryCard'
import { useSitePaths } from '../page-layout/useSitePaths'
import { useT } from './messages/useT'

interface CareerCardProps {
  career: CareerSummary
  /** Ids of the careers that are selected for the comparison. */
  chosen: readonly string[]
  onToggle: () => void
}

export function CareerCard({ career, chosen, onToggle }: CareerCardProps) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  const isChosen = chosen.includes(career.id)
  const isFull = !isChosen && chosen.length >= COMPARED_MAX
  return (
    <SummaryCard as="li" $padding={5}>
      <SummaryName>
        <Link to={sitePaths.career(career.id)}>{career.names[locale]}</Link>
      </SummaryName>
      <Muted>{career.summary[locale]}</Muted>
      <Row $gap={2}>
        {career.ways.map((way) => (
          <Tag key={way} $tone="neutral">
            {t(`public.careers.way.${way}`)}
          </Tag>
        ))}
      </Row>
      <Choice>
        <Checkbox
          checked={isChosen}
          aria-disabled={isFull || undefined}
          onChange={() => !isFull && onToggle()}
        >
          <span aria-hidden>{t('public.careers.selectShort')}</span>
          <VisuallyHidden>{t('public.careers.select', { name: career.names[locale] })}</VisuallyHidden>
        </Checkbox>
      </Choice>
    </SummaryCard>
  )
}

const Choice = styled.div`
  margin-top: auto;
`
