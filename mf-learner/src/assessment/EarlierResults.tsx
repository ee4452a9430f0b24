import { call, useAttempt } from '@mentor-connect/api'
import { removeAssessmentResult, type AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { INTEREST_NAMES, rankedTypes } from '@mentor-connect/contract/learning/interestTypes'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, IconButton, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from './DeleteDialog'
import { useT } from './messages/useT'

interface EarlierResultsProps {
  learnerId: string
  results: AssessmentResult[]
  onChange: (results: AssessmentResult[]) => void
}

/** All results with their dates; each can be deleted. */
export function EarlierResults({ learnerId, results, onChange }: EarlierResultsProps) {
  const t = useT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const [deleting, setDeleting] = useState<AssessmentResult>()
  const { attempt, isBusy, failure } = useAttempt()

  const remove = async ({ id }: AssessmentResult) => {
    const body = { userId: learnerId }
    const isRemoved = await attempt(() => call(removeAssessmentResult, { params: { id }, body }))
    if (!isRemoved) return
    setDeleting(undefined)
    onChange(results.filter((result) => result.id !== id))
  }

  return (
    <Stack as="section" aria-labelledby="earlier-results">
      <SectionTitle id="earlier-results">{t('learner.assessment.earlier')}</SectionTitle>
      <Stack as="ul" $gap={3}>
        {results.map((result) => (
          <Card as="li" key={result.id} $padding={4}>
            <Row $between>
              <div>
                <strong>{longDate(result.finishedAt)}</strong>
                <Muted>
                  {rankedTypes(result.scores)
                    .slice(0, 3)
                    .map((type) => INTEREST_NAMES[type][locale])
                    .join(' · ')}
                </Muted>
              </div>
              <IconButton
                aria-label={t('learner.assessment.delete', { date: longDate(result.finishedAt) })}
                onClick={() => setDeleting(result)}
              >
                <Trash2 size={20} aria-hidden />
              </IconButton>
            </Row>
          </Card>
        ))}
      </Stack>
      {deleting && (
        <DeleteDialog
          isBusy={isBusy}
          failure={failure}
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Stack>
  )
}
