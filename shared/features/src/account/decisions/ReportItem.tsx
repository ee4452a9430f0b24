import { isReportText } from '@mentor-connect/contract/trust/reportTexts'
import type { LaterReport } from '@mentor-connect/contract/trust/safety'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Row, Small, Stack, Tag } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useKindT } from '../../report/useKindT'
import { PartTitle } from '../security/Part'
import { useDecisionsT } from './useDecisionsT'

const TONES = { open: undefined, acted: 'success', closed: undefined } as const

/** One report: its subject, reason, time and result. The subject is left out if this client does not know the kind. */
export function ReportItem({ report }: { report: LaterReport }) {
  const t = useDecisionsT()
  const kindT = useKindT()
  const { longDate } = useFormats()
  const { kind, category, text, createdAt, state, decidedAt } = report
  const name = [`reported.${kind}.ownKind`, `reported.${kind}.kind`].find(isReportText)
  return (
    <Stack as="li" $gap={1}>
      <PartTitle>
        {name && `${kindT(name)} · `}
        {t(`reports.category.${category}`)}
      </PartTitle>
      {text && <Text lang={languageOf(text)}>{text}</Text>}
      <Small>
        {t('reports.sentAt', { date: longDate(createdAt) })}
        {decidedAt && ` · ${t('reports.decidedAt', { date: longDate(decidedAt) })}`}
      </Small>
      <Row>
        <Tag $tone={TONES[state]}>{t(`reports.state.${state}`)}</Tag>
      </Row>
    </Stack>
  )
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
