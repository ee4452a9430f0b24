import { LESSONS_PER_COURSE_MAX, LESSONS_PER_MODULE_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Muted, Stack, TARGET, color, font, radius, space } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { LessonChoice } from '../lessonValues'
import { useFormValue } from '../store/useFormValue'
import { lessonCountOf } from './lessonCount'
import { LESSON_ICONS, type LessonWhat } from '../../lesson-kinds/lessonIcons'

const CHOICES: [LessonWhat, LessonChoice][] = [
  ['kind.text', { kind: 'text' }],
  ['kind.video', { kind: 'video' }],
  ['kind.quiz', { kind: 'quiz' }],
  ['kind.task', { kind: 'task' }],
  ['link', { type: 'link' }],
  ['document', { type: 'document' }],
  ['course', { type: 'course' }],
]

interface AddLessonProps {
  /** Number of lessons in the module. */
  count: number
  onAdd: (choice: LessonChoice) => void
}

/** Asks what the new lesson is, and adds it. */
export function AddLesson({ count, onAdd }: AddLessonProps) {
  const t = useT()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFull = useFormValue(lessonCountOf) >= LESSONS_PER_COURSE_MAX || count >= LESSONS_PER_MODULE_MAX

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const choose = (choice: LessonChoice) => {
    setOpen(false)
    onAdd(choice)
  }

  return (
    <Stack $gap={2} onKeyDown={handleKey}>
      <Button
        ref={button}
        style={{ alignSelf: 'flex-start' }}
        $variant="ghost"
        $inactive={isFull}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={18} aria-hidden />
        {t('mentor.form.lesson.add')}
      </Button>
      {isFull && <Muted>{t('mentor.form.lessons.full')}</Muted>}
      {isOpen && !isFull && (
        <Choices id={id} aria-label={t('mentor.form.lesson.what')}>
          {CHOICES.map(([what, choice]) => (
            <li key={what}>
              <Choice what={what} onChoose={() => choose(choice)} />
            </li>
          ))}
        </Choices>
      )}
    </Stack>
  )
}

function Choice({ what, onChoose }: { what: LessonWhat; onChoose: () => void }) {
  const t = useT()
  const id = useId()
  const Icon = LESSON_ICONS[what]
  return (
    <Card type="button" aria-describedby={id} aria-labelledby={`${id}-name`} onClick={onChoose}>
      <Icon size={22} color={color.primary} aria-hidden />
      <span>
        <strong id={`${id}-name`}>{t(`mentor.lesson.what.${what}`)}</strong>
        <span id={id}>{t(`mentor.lesson.about.${what}`)}</span>
      </span>
    </Card>
  )
}

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[2]};
`

const Card = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  width: 100%;
  height: 100%;
  min-height: ${TARGET};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  strong {
    display: block;
    font-weight: ${font.weight.medium};
  }
  span span {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
`
