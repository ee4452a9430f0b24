import { LESSON_TYPES } from '@mentor-connect/contract/rules/lessonTypes'
import { Field, IconButton, Row, SelectField, color, media, radius, shadow, space } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import type { PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonDocument } from './documents/LessonDocument'
import { OrderControls, type Step } from './order/OrderControls'
import { useResourceField } from './useResourceField'

interface LessonEditorProps {
  module: number
  index: number
  isHeld: boolean
  canMove: (step: Step) => boolean
  onHold: (event: PointerEvent) => void
  onMove: (step: Step) => string
  onRemove: () => void
}

/** Edits a lesson: type, title, and URL or document. */
export function LessonEditor({
  module,
  index,
  isHeld,
  canMove,
  onHold,
  onMove,
  onRemove,
}: LessonEditorProps) {
  const t = useT()
  const field = `modules.${module}.lessons.${index}` as const
  const { error: _, onBlur: __, ...type } = useResourceField(`${field}.type`)
  const title = useResourceField(`${field}.title`)
  const heading = t('mentor.form.lesson.heading', { n: index + 1 })
  const name = title.value.trim() || heading
  return (
    <Box $held={isHeld} aria-label={heading}>
      <Row $gap={0} $between>
        <strong>{heading}</strong>
        <Row $gap={0}>
          <OrderControls name={name} path={field} canMove={canMove} onMove={onMove} onHold={onHold} />
          <IconButton aria-label={t('mentor.form.remove', { name })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Row>
      </Row>
      <Fields>
        <SelectField
          label={t('mentor.form.lesson.type')}
          {...type}
          options={LESSON_TYPES.map((value) => ({ value, label: t(`mentor.lesson.type.${value}`) }))}
        />
        <Field
          label={t('mentor.form.lesson.title')}
          {...title}
          onChange={(event) => title.onChange(event.target.value)}
        />
      </Fields>
      {type.value === 'document' ? (
        <LessonDocument field={`${field}.document`} lesson={name} />
      ) : (
        <LessonAddress field={`${field}.url`} />
      )}
    </Box>
  )
}

function LessonAddress({ field }: { field: `modules.${number}.lessons.${number}.url` }) {
  const t = useT()
  const url = useResourceField(field)
  return (
    <Field
      label={t('mentor.form.lesson.url')}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      {...url}
      onChange={(event) => url.onChange(event.target.value)}
    />
  )
}

const Box = styled.li<{ $held: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]} ${space[3]};
  border: 1px solid ${({ $held }) => ($held ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${({ $held }) => ($held ? shadow.high : 'none')};
`

const Fields = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`
