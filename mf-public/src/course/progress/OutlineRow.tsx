import type { Lesson } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { Small, TARGET, Tag, color, font, space } from '@mentor-connect/ui'
import { Eye } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonFacts } from './LessonFacts'
import { LessonIcon } from './LessonIcon'
import { useLessonAddress } from './useLessonAddress'

/** A lesson as it is shown before enrolling. A preview is a link. */
export function OutlineRow({ lesson }: { lesson: Lesson }) {
  const t = useT()
  const addressOf = useLessonAddress()
  const address = lesson.preview && addressOf(lesson)
  return (
    <Item>
      <LessonIcon lesson={lesson} />
      <Text>
        {address ? (
          <Preview to={address} lang={languageOf(lesson.title)}>
            {lesson.title}
          </Preview>
        ) : (
          <span lang={languageOf(lesson.title)}>{lesson.title}</span>
        )}
        <Small>
          <LessonFacts lesson={lesson} />
        </Small>
      </Text>
      {address && (
        <Tag $tone="success">
          <Eye size={14} aria-hidden />
          {t('public.lesson.preview')}
        </Tag>
      )}
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.border};
`

const Text = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`

/** The link covers the whole row. */
const Preview = styled(Link)`
  font-weight: ${font.weight.semibold};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
