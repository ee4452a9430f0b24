import { ApiFailure, call, useAttempt, useEndpoint } from '@mentor-connect/api'
import {
  addPasskey,
  getPasskeys,
  keepSecondFactor,
  newPasskeyOptions,
  ownerProofOptions,
  proveOwner,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
  type OwnPasskeys,
} from '@mentor-connect/contract/accounts/passkeys'
import { useState } from 'react'
import { createPasskey, showPasskey } from '../../../passkeys'
import type { Act, Step } from './act'

/** A person's passkeys, and the steps of a change: a proof if none is recent, a confirmation, perhaps new codes. */
export function useOwnPasskeys(userId: string, onDone: (kind: Act['kind'] | 'keep' | 'codes') => void) {
  const { data: state, error, retry, setData } = useEndpoint(getPasskeys, { query: { userId } })
  const { attempt, isBusy, failure } = useAttempt()
  const [step, setStep] = useState<Step>()
  /** The step in which the last attempt was made; undefined if it was made without a dialog. */
  const [attemptedIn, setAttemptedIn] = useState<Step>()
  const body = { userId }

  const attemptHere = (action: () => Promise<unknown>) => {
    setAttemptedIn(step)
    return attempt(action)
  }

  const finish = (next: OwnPasskeys, kind: Act['kind'] | 'keep') => {
    setData(next)
    setStep(undefined)
    onDone(kind)
  }
  const showCodes = (codes: string[]) => {
    setStep({ kind: 'codes', codes })
    retry()
  }

  async function add(name: string) {
    const { options } = (await call(newPasskeyOptions, { body })).data
    const credential = await createPasskey(options)
    return (await call(addPasskey, { body: { ...body, credential, ...(name && { name }) } })).data
  }

  async function perform(act: Act, name: string) {
    if (act.kind === 'turn-on') return showCodes((await call(turnOnSecondFactor, { body })).data.codes)
    if (act.kind === 'renew-codes') return showCodes((await call(renewRecoveryCodes, { body })).data.codes)
    if (act.kind === 'add') return finish(await add(name), 'add')
    if (act.kind === 'turn-off') return finish((await call(turnOffSecondFactor, { body })).data, 'turn-off')
    const removal = { ...body, passkeyId: act.passkey._id }
    return finish((await call(removePasskey, { body: removal })).data, 'remove')
  }

  /** Asks for another proof if the last one has become too old in the meantime. */
  function askAgain(act: Act, error: unknown) {
    if (!(error instanceof ApiFailure) || error.code !== 'sign_in_again') throw error
    setStep({ kind: 'proof', act })
  }

  const prove = (act: Act, proof: () => Promise<object>) =>
    attemptHere(async () => {
      await call(proveOwner, { body: { ...body, ...(await proof()) } })
      if (state) setData({ ...state, isProven: true })
      setStep({ kind: 'confirm', act })
    })

  return {
    state,
    error,
    retry,
    step,
    isBusy,
    failure: step === attemptedIn ? failure : undefined,
    start: (act: Act) => setStep({ kind: state?.isProven ? 'confirm' : 'proof', act }),
    close: () => setStep(undefined),
    closeCodes: () => {
      setStep(undefined)
      onDone('codes')
    },
    proveWithPassword: (act: Act, password: string) => prove(act, async () => ({ password })),
    proveWithPasskey: (act: Act) =>
      prove(act, async () => {
        const { options } = (await call(ownerProofOptions, { body })).data
        return { credential: await showPasskey(options) }
      }),
    confirm: (act: Act, name = '') =>
      attemptHere(() => perform(act, name).catch((error: unknown) => askAgain(act, error))),
    keep: () => attemptHere(async () => finish((await call(keepSecondFactor, { body })).data, 'keep')),
  }
}

export type OwnPasskeysState = ReturnType<typeof useOwnPasskeys>
