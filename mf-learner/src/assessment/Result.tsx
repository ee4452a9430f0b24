import type { AssessmentResult } from '@mentor-connect/contract/api/assessments'
import { INTEREST_NAMES, rankedTypes } from '@mentor-connect/contract/rules/interestTypes'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  CardTitle,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  media,
  saveFile,
  space,
} from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { Hexagon } from './Hexagon'
import { useT } from './messages/useT'
import { ScoreTable } from './ScoreTable'

const STRONGEST = 2

/** A result in words, as a picture and as a table. */
export function Result({ result }: { result: AssessmentResult }) {
  const t = useT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const title = t('learner.assessment.result', { date: longDate(result.finishedAt) })
  const strongest = rankedTypes(result.scores).slice(0, STRONGEST)
  const handleDownload = () =>
    saveFile(
      new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }),
      `interests-${result.finishedAt.slice(0, 10)}.json`,
    )
  return (
    <Card as="section" aria-labelledby="interest-result">
      <Stack $gap={5}>
        <Row $between>
          <SectionTitle id="interest-result">{title}</SectionTitle>
          <Button $variant="secondary" onClick={handleDownload}>
            <Download size={18} aria-hidden />
            {t('learner.assessment.download')}
          </Button>
        </Row>
        <Muted>{t('learner.assessment.private')}</Muted>
        {result.isHurried && <Notice>{t('learner.assessment.hurried')}</Notice>}
        {result.isFlat && <Notice>{t('learner.assessment.flat')}</Notice>}
        <Columns>
          <Stack $gap={5}>
            {!result.isFlat && (
              <Stack $gap={3}>
                <CardTitle>{t('learner.assessment.strongest')}</CardTitle>
                <Stack as="ul" $gap={3}>
                  {strongest.map((type) => (
                    <li key={type}>
                      <strong>{INTEREST_NAMES[type][locale]}</strong>
                      <p>{t(`learner.assessment.about.${type}`)}</p>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
            <ScoreTable scores={result.scores} caption={title} />
          </Stack>
          <Hexagon scores={result.scores} label={t('learner.assessment.picture')} />
        </Columns>
      </Stack>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  }
`
