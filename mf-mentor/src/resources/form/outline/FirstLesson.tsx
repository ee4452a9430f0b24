import { Muted, Option, color, font, space } from '@mentor-connect/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { LESSON_ICONS, whatOf, type LessonWhat } from '../../lesson-kinds/lessonIcons'
import { FormSection } from '../FormSection'
import type { LessonChoice } from '../lessonValues'
import type { ResourceValues } from '../resourceValues'
import { useFormChanges, useFormValue } from '../store/useFormValue'
import { LESSON_CHOICES } from './lessonChoices'

const FIRST = 'modules.0.lessons.0'

/** Asks for the kind of the first lesson of a new course. Changing the answer loses no input. */
export function FirstLesson() {
  const t = useT()
  const id = useId()
  const { setValue } = useFormContext<ResourceValues>()
  const changes = useFormChanges()
  const chosen = useFormValue(({ modules }) => modules[0]?.lessons[0] && whatOf(modules[0].lessons[0]))
  if (!chosen) return null

  const choose = (choice: LessonChoice) => {
    const kind = 'kind' in choice ? choice.kind : undefined
    const type = 'kind' in choice ? 'link' : choice.type
    setValue(`${FIRST}.type`, type, { shouldDirty: true })
    setValue(`${FIRST}.isEmpty`, kind !== undefined, { shouldDirty: true })
    setValue(`${FIRST}.kind`, kind, { shouldDirty: true })
    changes.typed()
    changes.flush()
  }
  return (
    <FormSection title={t('mentor.form.first')}>
      <Tiles role="radiogroup" aria-label={t('mentor.form.first')} aria-describedby={id}>
        {LESSON_CHOICES.map(([what, choice]) => (
          <Tile key={what} what={what} isChosen={what === chosen} onChoose={() => choose(choice)} />
        ))}
      </Tiles>
      <Muted id={id} role="status">
        {t(`mentor.lesson.about.${chosen}`)}
      </Muted>
    </FormSection>
  )
}

interface TileProps {
  what: LessonWhat
  isChosen: boolean
  onChoose: () => void
}

function Tile({ what, isChosen, onChoose }: TileProps) {
  const t = useT()
  const Icon = LESSON_ICONS[what]
  return (
    <TileOption name="first-lesson" checked={isChosen} onChange={onChoose}>
      <Icon size={22} aria-hidden />
      <span>{t(`mentor.lesson.what.${what}`)}</span>
    </TileOption>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[2]};
`

/** The radio button covers its tile and is invisible. */
const TileOption = styled(Option)`
  position: relative;
  gap: ${space[2]};
  padding: ${space[2]};
  border-color: ${color.border};
  background: ${color.surface};
  font-weight: ${font.weight.medium};

  svg {
    flex: none;
    color: ${color.primary};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`
