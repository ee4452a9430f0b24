import { call, newId, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { CARD_TITLE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import { addCard, type Card } from '@mentor-connect/contract/work/projects/teamBoard'
import { Button, CountedField, Notice, Row, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface NewCardProps {
  teamId: string
  column: CardColumn
  onAdded: (card: Card) => void
}

const EMPTY = { title: '' }

/** Adds a card at the end of a column. The title is kept on this device until the server has it. */
export function NewCard({ teamId, column, onAdded }: NewCardProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { values, change, clear } = useDraft(`new-card/${teamId}/${column}`, EMPTY)
  // A repeated request has the same id, so that it adds only one card.
  const [cardId, setCardId] = useState(newId)
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const title = values.title
  const isShown = isOpen || title !== ''
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(title))
    if (isBlank(title)) return field.current?.focus()
    const hasWorked = await attempt(async () => {
      const body = { cardId, column, title: title.trim() }
      onAdded((await call(addCard, { params: { id: teamId }, body })).data)
    })
    if (!hasWorked) return
    change(EMPTY)
    void clear()
    setCardId(newId())
    field.current?.focus()
  }
  const close = () => {
    change(EMPTY)
    setOpen(false)
    setMissing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isShown)
    return (
      <div>
        <Button ref={button} $variant="ghost" $small onClick={() => setOpen(true)}>
          <Plus size={18} aria-hidden />
          {t('projects.card.add')}
        </Button>
      </div>
    )
  return (
    <Stack as="form" $gap={3} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
      <CountedField
        ref={field}
        label={t('projects.card.newTitle')}
        max={CARD_TITLE_MAX}
        capped
        value={title}
        error={isMissing ? t('projects.card.titleMissing') : undefined}
        onChange={(next) => {
          setMissing(false)
          setOpen(true)
          change({ title: next })
        }}
      />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row $gap={2}>
        <Button type="submit" $small $inactive={isBusy}>
          {t('projects.card.add')}
        </Button>
        <Button $variant="ghost" $small onClick={close}>
          {t('projects.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
