import type { Module } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { lessonKey } from '@mentor-connect/contract/courses/completion'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Card, Small, color, font, motion, space } from '@mentor-connect/ui'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonRow } from './LessonRow'
import { OutlineRow } from './OutlineRow'
import type { LessonProgress } from './useLessonProgress'

interface ModuleSectionProps {
  module: Module
  index: number
  /** Undefined if the reader is not enrolled. */
  lessons: LessonProgress | undefined
}

export function ModuleSection({ module, index, lessons }: ModuleSectionProps) {
  const t = useT()
  const listId = useId()
  const [open, setOpen] = useState(true)
  return (
    <Box {...LAID_OUT_LATER} $padding={0}>
      <Heading>
        <Toggle type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          <span>
            <Small>
              {t('public.course.moduleNumber', { n: index + 1 })} ·{' '}
              {t('public.course.lessonCount', { count: module.lessons.length })}
            </Small>
            <Name lang={languageOf(module.name)}>{module.name}</Name>
          </span>
          <Chevron size={22} aria-hidden $open={open} />
        </Toggle>
      </Heading>
      <ul id={listId} hidden={!open}>
        {module.lessons.map((lesson, lessonIndex) => {
          const key = lessonKey(index, lessonIndex)
          if (!lessons) return <OutlineRow key={key} lesson={lesson} />
          return (
            <LessonRow
              key={key}
              lesson={lesson}
              status={lessons.progress[key] ?? 'not-started'}
              disabled={!lessons.canChange}
              onChange={(status) => lessons.setLesson(key, status, lesson.id)}
            />
          )
        })}
      </ul>
    </Box>
  )
}

const Box = styled(Card)`
  overflow: hidden;
`

const Heading = styled.h3`
  font-size: ${font.size.h4};
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[4]} ${space[5]};
  border: 0;
  background: ${color.sunken};
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Name = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
`

const Chevron = styled(ChevronDown)<{ $open: boolean }>`
  flex: none;
  transform: rotate(${({ $open }) => ($open ? '180deg' : '0')});
  transition: transform ${motion.fast};
`
