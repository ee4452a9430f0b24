import { LESSONS_PER_MODULE_MAX } from '@mentor-connect/contract/rules/limits'
import {
  Button,
  Field,
  FieldError,
  IconButton,
  Muted,
  Row,
  Stack,
  color,
  radius,
  shadow,
  space,
} from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonEditor } from './LessonEditor'
import { OrderControls } from './order/OrderControls'
import { RemovedNotice } from './order/RemovedNotice'
import { useDragOrder } from './order/useDragOrder'
import { useLessonMoves } from './order/useLessonMoves'
import { useOrderedFields, type Change } from './order/useOrderedFields'
import { newLesson, type ResourceValues } from './resourceValues'
import { useResourceField } from './useResourceField'

interface ModuleEditorProps {
  index: number
  count: number
  isHeld: boolean
  announce: (change: Change) => void
  onHold: (event: PointerEvent) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

const pathOf = (index: number) => `modules.${index}`

/** Edits a module: name, position and lessons. */
export function ModuleEditor({
  index,
  count,
  isHeld,
  announce,
  onHold,
  onMove,
  onRemove,
}: ModuleEditorProps) {
  const t = useT()
  const { value, onChange, ...name } = useResourceField(`modules.${index}.name`)
  const { formState } = useFormContext<ResourceValues>()
  const lessons = useOrderedFields(`modules.${index}.lessons`, announce)
  const { canMove, moveBy } = useLessonMoves({ module: index, move: lessons.move, announce })
  const list = useRef<HTMLOListElement>(null)
  const { held, hold } = useDragOrder(list, lessons.move)
  const error = formState.errors.modules?.[index]?.lessons
  const heading = t('mentor.form.module.heading', { n: index + 1 })
  const called = value.trim() || heading

  return (
    <Box $held={isHeld} aria-label={heading}>
      <Row $between>
        <strong>{heading}</strong>
        <Row $gap={0}>
          <OrderControls
            name={called}
            path={pathOf(index)}
            canMove={(step) => index + step >= 0 && index + step < count}
            onMove={(step) => {
              onMove(index, index + step)
              return pathOf(index + step)
            }}
            onHold={onHold}
          />
          <IconButton aria-label={t('mentor.form.remove', { name: called })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Row>
      </Row>
      <Field
        label={t('mentor.form.module.name')}
        {...name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {lessons.fields.length === 0 && <Muted>{t('mentor.form.lessons.empty')}</Muted>}
      <Stack as="ol" ref={list} $gap={3}>
        {lessons.fields.map((field, at) => (
          <LessonEditor
            key={field.key}
            module={index}
            index={at}
            isHeld={held === at}
            canMove={canMove(at)}
            onHold={hold(at)}
            onMove={moveBy(at)}
            onRemove={() => lessons.remove(at)}
          />
        ))}
      </Stack>
      {lessons.removed && <RemovedNotice item={lessons.removed.item} onUndo={lessons.bringBack} />}
      {(error?.root?.message ?? error?.message) && (
        <FieldError role="alert">{error?.root?.message ?? error?.message}</FieldError>
      )}
      <div>
        <Button
          $variant="ghost"
          $inactive={lessons.fields.length >= LESSONS_PER_MODULE_MAX}
          onClick={() => lessons.add(newLesson())}
        >
          <Plus size={18} aria-hidden />
          {t('mentor.form.lesson.add')}
        </Button>
      </div>
    </Box>
  )
}

const Box = styled.li<{ $held: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${({ $held }) => ($held ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.background};
  box-shadow: ${({ $held }) => ($held ? shadow.high : 'none')};
`
