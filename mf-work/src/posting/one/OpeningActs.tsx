import { paths } from '@mentor-connect/contract/remote'
import { EDITABLE_STATES, type OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { Button, ButtonLink, ConfirmDialog, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../messages/useT'
import { postingPaths } from '../postingPaths'
import { RenewDialog } from './RenewDialog'
import { useOpeningActs } from './useOpeningActs'

interface OpeningActsProps {
  opening: OwnOpening
  onReload: () => void
  /** Called after an action, whose button may have disappeared. */
  onDone: () => void
}

const isAmong = (states: readonly OpeningState[], state: OpeningState) => states.includes(state)

/** The actions that are possible in the present state of an opening. */
export function OpeningActs({ opening, onReload, onDone }: OpeningActsProps) {
  const t = useT()
  const [asked, setAsked] = useState<'close' | 'renew'>()
  const acts = useOpeningActs(opening, onReload)
  const { isBusy, failure } = acts
  const { _id, state, isHidden } = opening
  const end = state === 'draft' || state === 'rejected' ? 'discard' : 'close'

  const run = async (act: () => Promise<boolean>) => {
    const hasWorked = await act()
    flushSync(() => setAsked(undefined))
    if (hasWorked) onDone()
  }
  return (
    <Stack $gap={4}>
      <Row>
        {isAmong(['draft', 'paused', 'rejected'], state) && (
          <Button $inactive={isBusy} onClick={() => void run(acts.publish)}>
            {t('openings.own.publish')}
          </Button>
        )}
        {isAmong(EDITABLE_STATES, state) && (
          <ButtonLink $variant="secondary" to={postingPaths.edit(_id)}>
            {t('openings.own.edit')}
          </ButtonLink>
        )}
        {state === 'open' && !isHidden && (
          <ButtonLink $variant="secondary" to={paths.opening(_id)}>
            {t('openings.own.public')}
          </ButtonLink>
        )}
        {isAmong(['open', 'waiting'], state) && (
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void run(acts.pause)}>
            {t(state === 'waiting' ? 'openings.own.toDraft' : 'openings.own.pause')}
          </Button>
        )}
        {isAmong(['open', 'paused', 'closed'], state) && (
          <Button $variant="secondary" onClick={() => setAsked('renew')}>
            {t('openings.own.renew')}
          </Button>
        )}
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void acts.duplicate()}>
          {t('openings.own.duplicate')}
        </Button>
        {state !== 'closed' && (
          <Button $variant="danger" onClick={() => setAsked('close')}>
            {t(`openings.own.${end}`)}
          </Button>
        )}
      </Row>
      {failure && <ActFailure failure={failure} />}
      {asked === 'close' && (
        <ConfirmDialog
          title={t(`openings.own.${end}Title`)}
          yes={t(`openings.own.${end}Yes`)}
          no={t('openings.own.no')}
          isBusy={isBusy}
          onYes={() => void run(acts.close)}
          onClose={() => setAsked(undefined)}
        >
          {t(`openings.own.${end}Text`)}
        </ConfirmDialog>
      )}
      {asked === 'renew' && (
        <RenewDialog
          isBusy={isBusy}
          onRenew={(day) => void run(() => acts.renew(day))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}

type Failure = NonNullable<ReturnType<typeof useOpeningActs>['failure']>

/** Says why an action has failed. */
function ActFailure({ failure }: { failure: Failure }) {
  const t = useT()
  const failureText = useFailureText()
  const own = { edit_conflict: 'openings.own.conflict', invalid_input: 'openings.own.incomplete' } as const
  const id = own[failure.code as keyof typeof own]
  return <Notice tone="danger">{id ? t(id) : failureText(failure)}</Notice>
}
