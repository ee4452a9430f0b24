import type { AuthoredQuestion, OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { languageOf } from '@mentor-connect/i18n'
import { IconButton, Small, color, font, radius } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { OutlineRow } from '../page-layout/OutlineRow'
import { shortText } from './draft/promptText'
import { questionProblem } from './draft/questionProblem'
import { useT } from './messages/useT'
import { QuestionEditor } from './QuestionEditor'

/** Minimum number of answers from which a difficulty can be derived. */
const ANSWERS_MIN = 10

interface QuestionItemProps {
  authored: AuthoredQuestion
  place: { n: number; total: number }
  difficulty: OwnQuiz['difficulty'][string] | undefined
  isOpen: boolean
  /** True if missing parts are shown as errors. */
  isChecked: boolean
  onToggle: () => void
  onChange: (authored: AuthoredQuestion) => void
  onMove: (step: -1 | 1) => void
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

/** A question in the list: its row and, while it is open, its editor. */
export function QuestionItem({
  authored,
  place: { n, total },
  difficulty,
  isOpen,
  isChecked,
  onToggle,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: QuestionItemProps) {
  const t = useT()
  const id = useId()
  const name = t('mentor.quiz.question', { n })
  const text = shortText(authored)
  const problem = isChecked ? questionProblem(authored) : undefined
  return (
    <Box $open={isOpen} aria-label={name}>
      <OutlineRow
        uid={authored.question.id}
        isOpen={isOpen}
        controls={id}
        onToggle={onToggle}
        actions={
          <Actions>
            <IconButton
              aria-label={t('mentor.quiz.moveUp', { name })}
              aria-disabled={n === 1}
              onClick={() => n > 1 && onMove(-1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('mentor.quiz.moveDown', { name })}
              aria-disabled={n === total}
              onClick={() => n < total && onMove(1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
            {onDuplicate && (
              <IconButton aria-label={t('mentor.quiz.duplicate', { name })} onClick={onDuplicate}>
                <Copy size={18} aria-hidden />
              </IconButton>
            )}
            <IconButton aria-label={t('mentor.quiz.remove', { name })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Actions>
        }
      >
        <Words>
          <Small>
            {name} · {t(`mentor.quiz.kind.${authored.question.kind}`)}
          </Small>
          <strong lang={text ? languageOf(text) : undefined}>{text || t('mentor.quiz.untitled')}</strong>
          <Difficulty figures={difficulty} />
          {problem && <Problem>{t(`mentor.quiz.problem.${problem}`)}</Problem>}
        </Words>
      </OutlineRow>
      {isOpen && <QuestionEditor id={id} authored={authored} onChange={onChange} />}
    </Box>
  )
}

const Box = styled.li<{ $open: boolean }>`
  border: 1px solid ${({ $open }) => ($open ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${font.weight.medium};
  }
`

const Problem = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`

const Actions = styled.div`
  display: contents;

  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`

/** The share of correct answers to a question; if there are few answers, only their number. */
function Difficulty({ figures }: { figures: OwnQuiz['difficulty'][string] | undefined }) {
  const t = useT()
  if (!figures || figures.answered === 0) return null
  const { answered, right } = figures
  return (
    <Small>
      {answered < ANSWERS_MIN
        ? t('mentor.quiz.difficulty.early', { count: answered })
        : t('mentor.quiz.difficulty', { count: answered, percent: Math.round((right / answered) * 100) })}
    </Small>
  )
}
