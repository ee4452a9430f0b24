import type { Lesson } from '@mentor-connect/contract/courses/courses'
import { Small } from '@mentor-connect/ui'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The kind of a lesson and its length, or a note that it opens on another site. */
export function LessonFacts({ lesson: { kind, minutes } }: { lesson: Pick<Lesson, 'kind' | 'minutes'> }) {
  const t = useT()
  if (!kind)
    return (
      <Facts>
        <ExternalLink size={14} aria-hidden /> {t('public.player.outside')}
      </Facts>
    )
  const facts = [
    t(`public.lesson.kind.${kind}`),
    minutes ? t('public.player.shortMinutes', { count: minutes }) : '',
  ]
  return <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
}

const Facts = styled(Small)`
  display: block;
  font-weight: 400;

  svg {
    display: inline;
    vertical-align: -0.1em;
  }
`
