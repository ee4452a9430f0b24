import type { Neighbour } from '@mentor-connect/contract/courses/lessons/lessons'
import { languageOf } from '@mentor-connect/i18n'
import { TARGET, space } from '@mentor-connect/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useLessonPath } from '../../progress/useLessonPath'

/** A link to the previous lesson. Renders nothing for a lesson on another site, which only the outline links to. */
export function PreviousLink({ courseId, previous }: { courseId: string; previous: Neighbour }) {
  const t = useT()
  const pathOf = useLessonPath()
  if (!previous.kind) return null
  return (
    <Back to={pathOf(courseId, previous.id)}>
      <ArrowLeft size={20} aria-hidden />
      <span>
        {t('public.player.previous')}: <span lang={languageOf(previous.title)}>{previous.title}</span>
      </span>
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  justify-self: start;
  min-height: ${TARGET};

  svg {
    flex: none;
  }
`
