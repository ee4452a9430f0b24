import { call, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import {
  answerTeamOffer,
  type listTeamOffers,
  type TeamOffer,
} from '@mentor-connect/contract/work/projects/teamOffers'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { Button, ConfirmDialog, Muted, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface AnswerOfferProps {
  offer: TeamOffer
  /** Called with the offers that are left after one was declined. */
  onAnswered: (left: ReplyOf<typeof listTeamOffers>) => void
}

/** Buttons that take over an offered team and open its page, or decline the offer. */
export function AnswerOffer({ offer: { id, title }, onAnswered }: AnswerOfferProps) {
  const t = useT()
  const navigate = useNavigate()
  const failureText = useProjectFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const answer = async (isAccepted: boolean) => {
    let left: ReplyOf<typeof listTeamOffers> | undefined
    await attempt(async () => {
      left = (await call(answerTeamOffer, { params: { id }, body: { isAccepted } })).data
    })
    flushSync(() => setAsked(false))
    if (!left) return
    notify.success(t(isAccepted ? 'projects.offers.accepted' : 'projects.offers.declined'))
    if (isAccepted) void navigate(paths.mentorArea.team(id))
    else onAnswered(left)
  }
  return (
    <Stack $gap={3}>
      <Muted>{t('projects.offers.meaning')}</Muted>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button
          $inactive={isBusy}
          aria-label={t('projects.offers.acceptOf', { title })}
          onClick={() => void answer(true)}
        >
          {t('projects.offers.accept')}
        </Button>
        <Button
          $variant="secondary"
          aria-label={t('projects.offers.declineOf', { title })}
          onClick={() => setAsked(true)}
        >
          {t('projects.offers.decline')}
        </Button>
      </Row>
      {isAsked && (
        <ConfirmDialog
          title={t('projects.offers.declineTitle')}
          yes={t('projects.offers.decline')}
          no={t('projects.briefs.cancel')}
          isBusy={isBusy}
          onYes={() => void answer(false)}
          onClose={() => setAsked(false)}
        >
          {t('projects.offers.declineText')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
