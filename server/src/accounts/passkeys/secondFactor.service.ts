import { RECOVERY_CODE_INVALID, SECOND_STEP_OVER } from '@mentor-connect/contract/accounts/passkeys'
import { randomUUID } from 'node:crypto'
import { ApiError, errors } from '../../platform/http/errors'
import type { MailContent } from '../../platform/mail/mailContent'
import type { Database } from '../../kernel/database/schema'
import type { SecondStepsTable } from '../../kernel/database/passkeyTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { PasswordGuesses } from '../passwords/guesses.service'
import { lockAccount } from '../people/credentials.repo'
import { findPerson, type Person } from '../people/person.repo'
import { deleteSecondStep, findSecondFactor } from '../session/secondSteps.repo'
import { passkeyConflict } from './passkeyConflict'
import { passkeysOf } from './passkeys.repo'
import { newRecoveryCodes } from './recoveryCodes'
import {
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from './secondFactor.mails'
import { countCodesLeft, replaceCodes, setEnd, turnOff, turnOn, useCode } from './secondFactor.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'mails'> & { guesses: PasswordGuesses }

/**
 * Manages the optional second factor of a person and its recovery codes. The caller must have verified the
 * owner's identity before any change.
 */
export function secondFactors({ db, clock, mails, guesses }: Dependencies) {
  const tell = (tx: Database, { id }: Person, mail: MailContent) =>
    mails.enqueue(tx, { key: `second-factor:${randomUUID()}`, mail, personId: id })

  /** Runs a change while the account is locked. */
  const change = <Result>(person: Person, act: (tx: Database) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, person.role, person.id))) throw errors.unauthenticated()
      return act(tx)
    })

  async function newCodes(tx: Database, person: Person): Promise<string[]> {
    const codes = newRecoveryCodes()
    await replaceCodes(tx, person, codes, clock())
    return codes
  }

  async function spend(step: SecondStepsTable, person: Person, typed: string): Promise<boolean> {
    const now = clock()
    return db.transaction().execute(async (tx) => {
      if (!(await useCode(tx, person, typed, now))) return false
      if (!(await deleteSecondStep(tx, step.browser_hash))) throw secondStepOver()
      await setEnd(tx, person.id, null)
      await tell(
        tx,
        person,
        recoveryCodeUsedMail(person, { left: await countCodesLeft(tx, person.id), at: now }),
      )
      return true
    })
  }

  return {
    /** Turns the second factor on. Returns the recovery codes, which are stored as hashes only. */
    turnOn: (person: Person) =>
      change(person, async (tx) => {
        if ((await passkeysOf(tx, person.id)).length === 0) throw passkeyConflict('passkey_missing')
        await turnOn(tx, person, clock())
        await tell(tx, person, secondFactorOnMail(person, clock()))
        return newCodes(tx, person)
      }),

    turnOff: (person: Person) =>
      change(person, async (tx) => {
        if (!(await findSecondFactor(tx, person.id))) return
        await turnOff(tx, person, clock())
        await tell(tx, person, secondFactorOffMail(person, clock()))
      }),

    renewCodes: (person: Person) =>
      change(person, async (tx) => {
        if (!(await findSecondFactor(tx, person.id))) throw passkeyConflict('second_factor_off')
        await tell(tx, person, recoveryCodesRenewedMail(person, clock()))
        return newCodes(tx, person)
      }),

    /** Keeps the second factor on although an operator was asked to turn it off. */
    keep: ({ id }: Person) => setEnd(db, id, null),

    /** Uses a recovery code as the second step. Returns the person to whom the code belongs. */
    async useCode(step: SecondStepsTable | undefined, typed: string): Promise<Person> {
      const person = step && (await findPerson(db, step.role, step.person_id))
      if (!step || !person) throw secondStepOver()
      if (!(await guesses.checkRecoveryCode(person.id, () => spend(step, person, typed)))) throw codeInvalid()
      return person
    },
  }
}

export const secondStepOver = () =>
  new ApiError(401, 'unauthenticated', 'The time for this step is over. Log in again.', undefined, {
    reason: SECOND_STEP_OVER,
  })

const codeInvalid = () =>
  new ApiError(
    401,
    'wrong_credentials',
    'This recovery code is wrong or was used. Try another one.',
    { code: 'This recovery code is wrong or was used.' },
    { reason: RECOVERY_CODE_INVALID },
  )
