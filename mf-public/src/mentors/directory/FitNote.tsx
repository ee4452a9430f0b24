import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { color, font } from '@mentor-connect/ui'
import { Target } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface FitNoteProps {
  /** Ids of the subjects that the mentor teaches. */
  topics?: readonly string[]
  wanted: readonly string[]
}

/** Says which subjects of the learner's goal the mentor teaches. */
export function FitNote({ topics = [], wanted }: FitNoteProps) {
  const t = useT()
  const locale = useLocale()
  const names = SUBJECT_ROWS.filter(([id]) => wanted.includes(id) && topics.includes(id)).map(
    ([, en, hi]) => ({ en, hi })[locale],
  )
  if (names.length === 0) return null
  return (
    <Line>
      <Target size={18} aria-hidden /> {t('public.directory.fits', { topics: names.join(', ') })}
    </Line>
  )
}

const Line = styled.p`
  color: ${color.success};
  font-weight: ${font.weight.medium};

  svg {
    display: inline;
    vertical-align: -0.2em;
  }
`
