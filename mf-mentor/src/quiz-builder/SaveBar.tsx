import { Button, Small, space } from '@mentor-connect/ui'
import { Save } from 'lucide-react'
import styled from 'styled-components'
import { StickyBar } from '../page-layout/StickyBar'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'
import { SaveProblem } from './SaveProblem'

/** Says whether everything is saved, and saves it. It stays at the bottom of the window, with why it failed. */
export function SaveBar({ draft, onSave }: { draft: QuizDraft; onSave: () => void }) {
  const t = useT()
  return (
    <Bar>
      <SaveProblem draft={draft} />
      <Line>
        <Small role="status">
          {draft.isUnsaved && t('mentor.quiz.unsaved')}
          {draft.wasSaved && t('mentor.quiz.saved')}
        </Small>
        <Button $inactive={draft.isBusy} onClick={onSave}>
          <Save size={18} aria-hidden />
          {t(draft.isBusy ? 'mentor.quiz.saving' : 'mentor.quiz.save')}
        </Button>
      </Line>
    </Bar>
  )
}

const Bar = styled(StickyBar)`
  display: grid;
  gap: ${space[3]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`
