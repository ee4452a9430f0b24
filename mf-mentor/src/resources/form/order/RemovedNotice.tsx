import { Button, Notice } from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { useT } from '../../../messages/useT'
import type { LessonValues, ModuleValues } from '../resourceValues'
import { useItemName } from './useItemName'

interface RemovedNoticeProps {
  item: ModuleValues | LessonValues
  onUndo: () => void
}

/** Offers to restore the item that was removed last. */
export function RemovedNotice({ item, onUndo }: RemovedNoticeProps) {
  const t = useT()
  const nameOf = useItemName()
  return (
    <Notice>
      {t('mentor.form.removed', { name: nameOf(item) })}{' '}
      <Button $variant="ghost" $small onClick={onUndo}>
        <Undo2 size={16} aria-hidden />
        {t('mentor.form.undo')}
      </Button>
    </Notice>
  )
}
