import { Small, VisuallyHidden, color, useFailureText } from '@mentor-connect/ui'
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { SaveState } from './DraftSaver'

const ICONS = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  conflict: CloudAlert,
  refused: CloudAlert,
}

interface SaveStatusProps {
  state: SaveState
  isDraft: boolean
  /** True if the lesson has neither a draft nor a published text. */
  isEmpty: boolean
  /** True if learners see no lesson of the course yet. */
  isCourseDraft: boolean | undefined
}

/** Says if everything is saved. Screen readers announce problems and their end, but not every save. */
export function SaveStatus({ state, isDraft, isEmpty, isCourseDraft }: SaveStatusProps) {
  const t = useT()
  const failureText = useFailureText()
  const [trouble, setTrouble] = useState(false)
  const isTrouble = state.kind !== 'saved' && state.kind !== 'saving'
  if (isTrouble && !trouble) setTrouble(true)
  if (state.kind === 'saving' && trouble) setTrouble(false)

  const Icon = ICONS[state.kind]
  const live = isCourseDraft ? 'editor.status.ready' : 'editor.status.published'
  const saved = t(isDraft ? 'editor.status.saved' : isEmpty ? 'editor.status.empty' : live)
  const isAnnounced = isTrouble || (trouble && state.kind === 'saved')
  const text =
    state.kind === 'saved'
      ? saved
      : state.kind === 'refused'
        ? t('editor.status.refused', { why: failureText(state.failure) })
        : t(`editor.status.${state.kind}`)
  return (
    <Line $isTrouble={isTrouble}>
      <Icon size={18} aria-hidden />
      <Small as="span" aria-hidden={isAnnounced}>
        {text}
      </Small>
      <VisuallyHidden role="status">{isAnnounced ? text : ''}</VisuallyHidden>
    </Line>
  )
}

const Line = styled.p<{ $isTrouble: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.75rem;
  color: ${({ $isTrouble }) => ($isTrouble ? color.danger : color.muted)};

  span {
    color: inherit;
  }
  svg {
    flex: none;
  }
`
