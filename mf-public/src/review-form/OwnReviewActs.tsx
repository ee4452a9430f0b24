import { Button, Row } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useT } from '../messages/useT'

interface OwnReviewActsProps {
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}

/** Buttons to edit and remove the learner's own review. */
export function OwnReviewActs({ isBusy, onEdit, onRemove }: OwnReviewActsProps) {
  const t = useT()
  return (
    <Row $gap={2}>
      <Button $variant="secondary" $small $inactive={isBusy} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        {t('public.review.edit')}
      </Button>
      <Button $variant="ghost" $small $inactive={isBusy} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
        {t('public.review.remove')}
      </Button>
    </Row>
  )
}
