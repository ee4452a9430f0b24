import {
  IconButton,
  Small,
  Tag,
  VisuallyHidden,
  color,
  font,
  radius,
  shadow,
  space,
} from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import { useId, type PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { OrderControls, type Step } from './order/OrderControls'
import { LessonPanel } from './LessonPanel'
import { LESSON_ICONS } from '../../lesson-kinds/lessonIcons'
import { OutlineRow } from '../../../page-layout/OutlineRow'
import { closedItem } from '../../../page-layout/closedItem'
import { StateTag } from './StateTag'
import { useIsLessonOpen, useOpenItems } from './useOpenItems'
import { useLessonRow } from './useLessonRow'

interface LessonItemProps {
  uid: string
  module: number
  index: number
  isHeld: boolean
  canMove: (step: Step) => boolean
  onHold: (event: PointerEvent) => void
  onMove: (step: Step) => string
  onRemove: () => void
}

/** A lesson of the outline: its row and, while it is open, its fields. */
export function LessonItem({
  uid,
  module,
  index,
  isHeld,
  canMove,
  onHold,
  onMove,
  onRemove,
}: LessonItemProps) {
  const t = useT()
  const id = useId()
  const isOpen = useIsLessonOpen(uid)
  const { setLesson } = useOpenItems()
  const { title, what, minutes, preview, state } = useLessonRow(module, index)
  const heading = t('mentor.form.lesson.heading', { n: index + 1 })
  const name = title || heading
  const Icon = LESSON_ICONS[what]
  return (
    <Box $held={isHeld} $open={isOpen} aria-label={heading}>
      <OutlineRow
        uid={uid}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setLesson(isOpen ? undefined : uid)}
        actions={
          <>
            <OrderControls
              name={name}
              path={`modules.${module}.lessons.${index}`}
              canMove={canMove}
              onMove={onMove}
              onHold={onHold}
            />
            <IconButton aria-label={t('mentor.form.remove', { name })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </>
        }
      >
        <Icon size={20} color={color.primary} aria-hidden />
        <Words>
          <span>
            <VisuallyHidden>{heading}: </VisuallyHidden>
            <Number aria-hidden>{index + 1}</Number>
            <Name $muted={!title}>{title || t('mentor.form.lesson.unnamed')}</Name>
          </span>
          <Small>
            {t(`mentor.lesson.what.${what}`)}
            {minutes !== undefined && ` · ${t('mentor.lesson.minutes', { count: minutes })}`}
          </Small>
        </Words>
        {preview && <Tag $tone="neutral">{t('mentor.lesson.preview')}</Tag>}
        {state !== 'ready' && <StateTag state={state} />}
      </OutlineRow>
      {isOpen && <LessonPanel id={id} module={module} index={index} />}
    </Box>
  )
}

const Box = styled.li<{ $held: boolean; $open: boolean }>`
  ${({ $open }) => !$open && closedItem}
  border: 1px solid ${({ $held, $open }) => ($held || $open ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${({ $held }) => ($held ? shadow.high : 'none')};
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Number = styled.span`
  margin-inline-end: ${space[2]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`

const Name = styled.span<{ $muted: boolean }>`
  color: ${({ $muted }) => ($muted ? color.muted : color.text)};
  font-weight: ${font.weight.medium};
`
