import { Button, Notice } from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../messages/useT'
import type { LessonValues } from '../../lessonValues'
import type { ModuleValues } from '../../resourceValues'
import { useItemName } from './useItemName'

interface RemovedNoticeProps {
  item: ModuleValues | LessonValues
  onUndo: () => void
}

/** Offers to restore the item that was removed last. Takes the focus, because the removed item had it. */
export function RemovedNotice({ item, onUndo }: RemovedNoticeProps) {
  const t = useT()
  const nameOf = useItemName()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [item])
  return (
    <Notice>
      {t('mentor.form.removed', { name: nameOf(item) })}{' '}
      <Button ref={button} $variant="ghost" $small onClick={onUndo}>
        <Undo2 size={16} aria-hidden />
        {t('mentor.form.undo')}
      </Button>
    </Notice>
  )
}
