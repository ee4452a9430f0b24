import type { ApiFailure } from '@mentor-connect/api'
import { Button, Row } from '@mentor-connect/ui'
import { PostFailure } from './PostFailure'
import { useWritingT } from './useWritingT'

interface EditorButtonsProps {
  failure: ApiFailure | undefined
  isBusy: boolean
  onCancel: () => void
}

/** The buttons at the end of a form that changes a post. */
export function EditorButtons({ failure, isBusy, onCancel }: EditorButtonsProps) {
  const t = useWritingT()
  return (
    <>
      <PostFailure failure={failure} />
      <Row $gap={2}>
        <Button type="submit" $inactive={isBusy}>
          {t('community.write.save')}
        </Button>
        <Button $variant="ghost" onClick={onCancel}>
          {t('community.write.cancel')}
        </Button>
      </Row>
    </>
  )
}
