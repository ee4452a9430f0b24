import { Field, FieldError, Muted, Stack, space } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { newLesson, type LessonChoice } from '../lessonValues'
import { RemovedNotice } from './order/RemovedNotice'
import { useDragOrder } from './order/useDragOrder'
import { useLessonMoves } from './order/useLessonMoves'
import { useOrderedFields, type Change } from './order/useOrderedFields'
import type { ResourceValues } from '../resourceValues'
import { useListError } from '../store/useFormValue'
import { useResourceField } from '../useResourceField'
import { AddLesson } from './AddLesson'
import { LessonItem } from './LessonItem'
import { useOpenItems } from './useOpenItems'

interface ModuleBodyProps {
  id: string
  index: number
  announce: (change: Change) => void
}

/** The name and the lessons of an open module. */
export function ModuleBody({ id, index, announce }: ModuleBodyProps) {
  const t = useT()
  const { setFocus } = useFormContext<ResourceValues>()
  const { setLesson } = useOpenItems()
  const lessons = useOrderedFields(`modules.${index}.lessons`, announce)
  const { canMove, moveBy } = useLessonMoves({ module: index, move: lessons.move, announce })
  const list = useRef<HTMLOListElement>(null)
  const { held, hold } = useDragOrder(list, lessons.move)
  const error = useListError(`modules.${index}.lessons`)
  const count = lessons.fields.length

  const add = (choice: LessonChoice) => {
    const lesson = newLesson(choice)
    lessons.add(lesson)
    setLesson(lesson.uid)
    requestAnimationFrame(() => setFocus(`modules.${index}.lessons.${count}.title`))
  }

  return (
    <Box id={id}>
      <ModuleName index={index} />
      {count === 0 && <Muted>{t('mentor.form.lessons.empty')}</Muted>}
      <Stack as="ol" ref={list} $gap={2}>
        {lessons.fields.map(({ uid }, at) => (
          <LessonItem
            key={uid}
            uid={uid}
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
      {error && <FieldError role="alert">{error}</FieldError>}
      <AddLesson count={count} onAdd={add} />
    </Box>
  )
}

function ModuleName({ index }: { index: number }) {
  const t = useT()
  const { onChange, ...name } = useResourceField(`modules.${index}.name`)
  return (
    <Field
      label={t('mentor.form.module.name')}
      {...name}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[2]} ${space[3]} ${space[4]};
`
