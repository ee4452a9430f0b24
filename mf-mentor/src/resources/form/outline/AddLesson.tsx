import { LESSONS_PER_COURSE_MAX, LESSONS_PER_MODULE_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Muted, Stack, TARGET, color, font, radius, space } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { LessonChoice } from '../lessonValues'
import { useFormValue } from '../store/useFormValue'
import { LESSON_CHOICES } from './lessonChoices'
import { lessonCountOf } from './lessonCount'
import { LESSON_ICONS, type LessonWhat } from '../../lesson-kinds/lessonIcons'

interface AddLessonProps {
  /** Number of lessons in the module. */
  count: number
  onAdd: (choice: LessonChoice) => void
}

/** Buttons for each kind of lesson, which add a lesson of that kind. */
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
          {LESSON_CHOICES.map(([what, choice]) => (
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
    <Card>
      <Icon size={22} color={color.primary} aria-hidden />
      <span>
        <Pick type="button" aria-describedby={id} onClick={onChoose}>
          {t(`mentor.lesson.what.${what}`)}
        </Pick>
        <About id={id}>{t(`mentor.lesson.about.${what}`)}</About>
      </span>
    </Card>
  )
}

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[2]};
`

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  height: 100%;
  min-height: ${TARGET};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};

  &:hover {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`

/** A button. Its accessible name says only what it adds, and pressing anywhere on the card presses it. */
const Pick = styled.button`
  display: block;
  width: 100%;
  min-height: 1.75rem;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: ${font.weight.medium};
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.medium};
  }
`

const About = styled.span`
  color: ${color.muted};
  font-size: ${font.size.small};
`
