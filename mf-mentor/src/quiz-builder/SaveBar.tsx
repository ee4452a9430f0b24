import { Button, Small, breakpoint, color, space } from '@mentor-connect/ui'
import { Save } from 'lucide-react'
import styled from 'styled-components'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'

/** Says whether everything is saved, and saves it. It stays at the bottom of the window. */
export function SaveBar({ draft, onSave }: { draft: QuizDraft; onSave: () => void }) {
  const t = useT()
  return (
    <Bar>
      <Small role="status">
        {draft.isUnsaved && t('mentor.quiz.unsaved')}
        {draft.wasSaved && t('mentor.quiz.saved')}
      </Small>
      <Button $inactive={draft.isBusy} onClick={onSave}>
        <Save size={18} aria-hidden />
        {t(draft.isBusy ? 'mentor.quiz.saving' : 'mentor.quiz.save')}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.background};

  /* Above the tab bar of the installed app. */
  @media (display-mode: standalone) and (max-width: ${breakpoint.mobile - 1}px) {
    bottom: calc(4.5rem + env(safe-area-inset-bottom));
    padding-bottom: ${space[3]};
  }
  /* On a screen of little height it would cover the fields. */
  @media (max-height: 30rem) {
    position: static;
  }
`
