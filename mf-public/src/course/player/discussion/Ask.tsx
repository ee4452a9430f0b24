import { call, newId } from '@mentor-connect/api'
import { askQuestion } from '@mentor-connect/contract/courses/discussions'
import { QuestionForm, useDiscussionT, type QuestionValues } from '@mentor-connect/features/discussion'
import { Button } from '@mentor-connect/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useT } from './messages/useT'

interface AskProps {
  courseId: string
  lessonId: string
  userId: string
  button: RefObject<HTMLButtonElement | null>
  onAsked: () => void
}

/** A button for a new question. Once it is pressed, the form takes its place. */
export function Ask({ courseId, lessonId, userId, button, onAsked }: AskProps) {
  const t = useT()
  const discussionT = useDiscussionT()
  const [isOpen, setOpen] = useState(false)
  const [id, setId] = useState(newId)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form that had the focus was closed, so the focus returns to the button.
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, button])

  const handleSend = async ({ title, text }: QuestionValues) => {
    await call(askQuestion, { params: { id: courseId, lessonId }, body: { userId, id, title, text } })
    setId(newId())
    setOpen(false)
    onAsked()
  }
  if (isOpen)
    return (
      <QuestionForm
        action={discussionT('discussion.ask')}
        onSend={handleSend}
        onCancel={() => setOpen(false)}
      />
    )
  return (
    <div>
      <Button ref={button} $variant="secondary" onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark size={20} aria-hidden />
        {t('public.discussion.ask')}
      </Button>
    </div>
  )
}
