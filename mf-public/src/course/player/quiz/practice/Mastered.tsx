import { Button, Card, CardTitle, Row, Stack, color } from '@mentor-connect/ui'
import { Target } from 'lucide-react'
import { useT } from './messages/useT'

/** Shown at the end of a run, when enough of the last answers were correct. */
export function Mastered({ onAgain, onEnd }: { onAgain: () => void; onEnd: () => void }) {
  const t = useT()
  return (
    <Card>
      <Stack $gap={4}>
        <Target size={40} color={color.success} aria-hidden />
        <div role="status">
          <CardTitle as="h3">{t('public.practice.mastered')}</CardTitle>
          <p>{t('public.practice.masteredHint')}</p>
        </div>
        <Row $gap={3}>
          <Button onClick={onEnd}>{t('public.practice.toQuiz')}</Button>
          <Button $variant="secondary" onClick={onAgain}>
            {t('public.practice.again')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
