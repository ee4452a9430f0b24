import { call, useAttempt } from '@mentor-connect/api'
import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import { CARD_COLUMNS } from '@mentor-connect/contract/work/projects/projectRules'
import { removeCard, type Card } from '@mentor-connect/contract/work/projects/teamBoard'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { Report } from '@mentor-connect/features/report/button'
import { Button, CardTitle, Modal, Notice, Row, SelectField, Stack } from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../../facts/useProjectFailureText'
import { useT } from '../../messages/useT'
import type { TeamBoard } from '../useBoard'
import { CardFields } from './CardFields'
import { Comments } from './Comments'
import { useCardForm } from './useCardForm'

interface CardDialogProps {
  card: Card
  team: Team
  board: TeamBoard
  /** Says why the last move was refused; empty if it was not. */
  moveProblem: string
  onMove: (column: CardColumn) => void
  onClose: () => void
}

/** One card with all its fields and its comments. */
export function CardDialog({ card, team, board, moveProblem, onMove, onClose }: CardDialogProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const titleId = useId()
  const element = useRef<HTMLFormElement>(null)
  const form = useCardForm(team.id, card, board)
  const { failure, isBusy } = form

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const field = await form.save()
    if (field) element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={6}>
        <Stack
          as="form"
          ref={element}
          $gap={4}
          noValidate
          onSubmit={(event) => void handleSubmit(event as FormEvent)}
        >
          <CardTitle id={titleId} as="h2">
            {t('projects.card.dialog')}
          </CardTitle>
          {card.isHidden && <Notice tone="warning">{t('projects.card.hiddenText')}</Notice>}
          <CardFields form={form} team={team} />
          {team.canWrite && (
            <SelectField
              label={t('projects.card.column')}
              value={card.column}
              onChange={onMove}
              options={CARD_COLUMNS.map((column) => ({
                value: column,
                label: t(`projects.column.${column}`),
              }))}
            />
          )}
          {moveProblem && <Notice tone="warning">{moveProblem}</Notice>}
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          {form.wasSaved && !form.isUnsaved && <Notice tone="success">{t('projects.card.saved')}</Notice>}
          <Row>
            {team.canWrite && (
              <Button type="submit" $inactive={isBusy || !form.isUnsaved}>
                {t('projects.save')}
              </Button>
            )}
            <Button $variant="secondary" onClick={onClose}>
              {t('projects.close')}
            </Button>
          </Row>
        </Stack>
        {!card.isHidden && (
          <Report kind="project-card" subjectId={card.id} name={card.title} ownerId={card.createdBy} />
        )}
        <Comments teamId={team.id} card={card} canWrite={team.canWrite} onChanged={board.refresh} />
        {team.canWrite && (
          <RemoveCard
            teamId={team.id}
            card={card}
            onRemoved={() => {
              onClose()
              board.drop(card.id)
            }}
          />
        )}
      </Stack>
    </Modal>
  )
}

interface RemoveCardProps {
  teamId: string
  card: Card
  onRemoved: () => void
}

/**
 * Deletes the card after a confirmation. The question is shown inside the dialog of the card, because that is
 * open already.
 */
function RemoveCard({ teamId, card, onRemoved }: RemoveCardProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const remove = async () => {
    const params = { id: teamId, cardId: card.id }
    if (await attempt(() => call(removeCard, { params, body: {} }))) onRemoved()
  }
  return (
    <Stack $gap={3}>
      {isAsked && <Notice tone="warning">{t('projects.card.removeText')}</Notice>}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button
          $variant="danger"
          $inactive={isBusy}
          onClick={() => (isAsked ? void remove() : setAsked(true))}
        >
          {t(isAsked ? 'projects.card.removeYes' : 'projects.card.remove')}
        </Button>
        {isAsked && (
          <Button $variant="secondary" onClick={() => setAsked(false)}>
            {t('projects.cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
