import { ApiFailure, call } from '@mentor-connect/api'
import { BIRTH_YEAR_NEEDED, getOwnAge, type OwnAge } from '@mentor-connect/contract/trust/age'
import { useState } from 'react'
import type { AgeDialog } from './AgeDialog'

type Need = NonNullable<OwnAge['beforeContact']>

interface Asked {
  Dialog: typeof AgeDialog
  need: Need
  resolve: (mayGoOn: boolean) => void
}

/**
 * Asks a learner for the year of birth before the first contact with a mentor. The dialog is loaded on demand.
 *
 * @param learnerId undefined for people who are not learners; they are not asked
 */
export function useAgeQuestion(learnerId: string | undefined) {
  const [asked, setAsked] = useState<Asked>()

  async function ask(need: Need): Promise<boolean> {
    const { AgeDialog: Dialog } = await import(/* webpackChunkName: "age" */ './AgeDialog')
    const mayGoOn = await new Promise<boolean>((resolve) => setAsked({ Dialog, need, resolve }))
    setAsked(undefined)
    return mayGoOn
  }

  /**
   * Runs `contact`. Asks the question before that if needed, and also if the server refuses the contact
   * without an answer.
   *
   * @returns undefined if the learner has closed the question without an answer; no contact was made then
   */
  async function afterAge<Result>(contact: () => Promise<Result>): Promise<Result | undefined> {
    const need = learnerId && (await needOf(learnerId))
    if (need && !(await ask(need))) return undefined
    try {
      return await contact()
    } catch (error) {
      if (!learnerId || !(error instanceof ApiFailure && error.reason === BIRTH_YEAR_NEEDED)) throw error
      return (await ask('require')) ? contact() : undefined
    }
  }

  const ageDialog = asked && learnerId && (
    <asked.Dialog learnerId={learnerId} need={asked.need} onDone={asked.resolve} />
  )
  return { afterAge, ageDialog }
}

/**
 * Returns if and how the question must be asked. Undefined if this information cannot be loaded; the server
 * then decides.
 */
async function needOf(learnerId: string): Promise<Need | undefined> {
  try {
    return (await call(getOwnAge, { query: { userId: learnerId } })).data.beforeContact
  } catch (error) {
    console.warn('Whether the age has to be asked for is not known.', error)
    return undefined
  }
}
