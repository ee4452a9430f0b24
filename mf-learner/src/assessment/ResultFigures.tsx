import type { AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Columns, Row, SectionTitle, Stack, saveFile } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import { Hexagon } from './Hexagon'
import { useT } from './messages/useT'
import { ScoreTable } from './ScoreTable'

/** The scores of a result as a table and as a picture. */
export function ResultFigures({ result }: { result: AssessmentResult }) {
  const t = useT()
  const { longDate } = useFormats()
  const handleDownload = () =>
    saveFile(
      new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }),
      `interests-${result.finishedAt.slice(0, 10)}.json`,
    )
  return (
    <Card as="section" aria-labelledby="interest-figures">
      <Stack $gap={5}>
        <Row $between>
          <SectionTitle id="interest-figures">{t('learner.assessment.figures')}</SectionTitle>
          <Button $variant="secondary" onClick={handleDownload}>
            <Download size={18} aria-hidden />
            {t('learner.assessment.download')}
          </Button>
        </Row>
        <Columns>
          <ScoreTable
            scores={result.scores}
            caption={t('learner.assessment.result', { date: longDate(result.finishedAt) })}
          />
          <Hexagon scores={result.scores} label={t('learner.assessment.picture')} />
        </Columns>
      </Stack>
    </Card>
  )
}
