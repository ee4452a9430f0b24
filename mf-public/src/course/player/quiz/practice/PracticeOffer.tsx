import type { QuizOverview } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { Button, Card, CardTitle, Stack } from '@mentor-connect/ui'
import { Dumbbell } from 'lucide-react'
import { useT } from './messages/useT'

interface PracticeOfferProps {
  overview: QuizOverview
  onStart: () => void
}

/** A button that starts practice. Shown if there are questions to practise and no attempt is open. */
export function PracticeOffer({ overview: { practice = 0, open }, onStart }: PracticeOfferProps) {
  const t = useT()
  if (practice === 0 || open) return null
  return (
    <Card as="section" aria-labelledby="practice-title">
      <Stack $gap={3}>
        <div>
          <CardTitle as="h2" id="practice-title">
            {t('public.practice.title')}
          </CardTitle>
          <p>{t('public.practice.offer', { count: practice })}</p>
        </div>
        <div>
          <Button $variant="secondary" onClick={onStart}>
            <Dumbbell size={18} aria-hidden />
            {t('public.practice.start')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
