import { Button, Card, Muted } from '@mentor-connect/ui'
import { MessageCircleReply } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { useReaderId } from '../place/useReaderId'
import { AnswerForm } from './lazyParts'
import type { ShownQuestionPage } from './useQuestionPage'

interface AnswerBoxProps {
  page: ShownQuestionPage
  onSent: () => void
}

/** The form for an answer. Visitors, most of whom only read, open it by a button. */
export function AnswerBox({ page, onSent }: AnswerBoxProps) {
  const t = useT()
  const isReader = useReaderId() !== undefined
  const [isOpen, setOpen] = useState(false)
  const { question, canAnswer = true } = page
  // A question that others do not see has no answers yet, and its notice says why.
  if (!question.title || question.state) return null
  if (!canAnswer) return <Muted>{t('community.cannotAnswer')}</Muted>
  if (isReader || isOpen)
    return (
      <Card $padding={5}>
        <AnswerForm questionId={question.id} onSent={onSent} isFocused={!isReader} />
      </Card>
    )
  return (
    <div>
      <Button $variant="secondary" onClick={() => setOpen(true)}>
        <MessageCircleReply size={18} aria-hidden />
        {t('community.answer')}
      </Button>
    </div>
  )
}
