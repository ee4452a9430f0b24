import { APPEAL_REFUSALS, type OwnSanction } from '@mentor-connect/contract/trust/safety'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { SANCTIONS_SHOWN } from '@mentor-connect/contract/trust/reports'
import { APPEAL_DAYS, APPEAL_GRAPHEMES_MAX, TOLD_SANCTIONS } from '@mentor-connect/contract/trust/sanctions'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { ApiError, errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findSanction, sanctionsOf, type Sanction } from '../../accounts/people/sanctions.repo'
import { appealsOf, insertAppeal, type Appeal } from './appeals.repo'

/** Shows a person the sanctions against them, and accepts the person's appeals. */
export function ownSanctions({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  const isTold = ({ kind }: Sanction) => TOLD_SANCTIONS.some((told) => told === kind)

  function present(sanction: Sanction, appeal: Appeal | undefined): OwnSanction {
    const { id, kind, reason, imposed_at, until, ended_at } = sanction
    const deadline = deadlineOf(sanction)
    const mayAppeal = !appeal && !ended_at && clock().toISOString() <= deadline
    return {
      _id: id,
      kind: kind as OwnSanction['kind'],
      reason: reason ?? '',
      since: imposed_at,
      ...(until && { until }),
      ...(ended_at && { endedAt: ended_at }),
      ...(appeal && { appeal: presentAppeal(appeal) }),
      ...(mayAppeal && { appealUntil: deadline }),
    }
  }

  return {
    async of(personId: string): Promise<OwnSanction[]> {
      const sanctions = (await sanctionsOf(db, personId)).filter(isTold)
      const appeals = await appealsOf(db, personId)
      return sanctions.slice(0, SANCTIONS_SHOWN).map((one) => present(one, appeals.get(one.id)))
    },

    /** Stores an appeal against a sanction that is in force. Each sanction can have only one. */
    async appeal(personId: string, sanctionId: string, given: string): Promise<void> {
      const text = given.trim()
      if (hasMoreGraphemes(text, APPEAL_GRAPHEMES_MAX))
        throw errors.invalidInput({ text: `At most ${APPEAL_GRAPHEMES_MAX} characters.` })
      const sanction = await findSanction(db, sanctionId)
      if (!sanction || sanction.person_id !== personId || !isTold(sanction)) throw errors.notFound('Sanction')
      const now = clock().toISOString()
      if (sanction.ended_at || now > deadlineOf(sanction)) throw appealRefused(APPEAL_REFUSALS.late)
      if (!(await insertAppeal(db, { sanctionId, text, now }))) throw appealRefused(APPEAL_REFUSALS.exists)
    },
  }
}

const deadlineOf = ({ imposed_at }: Sanction) =>
  new Date(new Date(imposed_at).getTime() + APPEAL_DAYS * DAY_MS).toISOString()

const presentAppeal = ({ text, created_at, state, answer }: Appeal) => ({
  text,
  createdAt: created_at,
  state,
  ...(answer !== null && { answer }),
})

const appealRefused = (reason: 'appeal_exists' | 'appeal_late') =>
  new ApiError(
    403,
    'forbidden',
    reason === 'appeal_exists'
      ? 'You have appealed against this already.'
      : 'The time for an appeal is over. You can still write to us.',
    undefined,
    { reason },
  )
