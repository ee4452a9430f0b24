import { ApiFailure, call, useAttempt } from '@mentor-connect/api'
import {
  getOwnBookingPage,
  saveBookingPage,
  type OwnBookingPage,
} from '@mentor-connect/contract/mentoring/bookingPage'
import { slugError, type SlugError } from '@mentor-connect/contract/rules/slugs'
import { useState } from 'react'

type Values = Pick<OwnBookingPage, 'slug' | 'isListed'>

/** The state of the form for the address and the visibility of a booking page. */
export function useBookingPageForm(stored: OwnBookingPage, onStored: (page: OwnBookingPage) => void) {
  const [values, setValues] = useState<Values>({ slug: stored.slug, isListed: stored.isListed })
  const [error, setError] = useState<SlugError | 'taken'>()
  const { attempt, isBusy, failure } = useAttempt()

  const send = (sent: Values & { isOn: boolean }) =>
    attempt(async () => {
      try {
        const body = { ...sent, version: stored.version }
        onStored((await call(saveBookingPage, { body })).data)
      } catch (refused) {
        // The name was checked against the rules before, so the reason of the failure is that another page has it.
        if (refused instanceof ApiFailure && refused.fields.slug) setError('taken')
        throw refused
      }
    })

  return {
    values,
    error,
    isBusy,
    /** A failure that no field shows. */
    failure: error ? undefined : failure,
    set: (patch: Partial<Values>) => {
      setValues({ ...values, ...patch })
      setError(undefined)
    },
    /** Saves the values and shows the page. Resolves to false if that was not possible. */
    save: async (): Promise<boolean> => {
      const invalid = slugError(values.slug)
      setError(invalid)
      return invalid ? false : send({ ...values, isOn: true })
    },
    turnOff: () => send({ slug: stored.slug, isListed: stored.isListed, isOn: false }),
    /** Replaces the entered values by the stored ones. */
    reload: () =>
      attempt(async () => {
        const { data } = await call(getOwnBookingPage, {})
        setValues({ slug: data.slug, isListed: data.isListed })
        setError(undefined)
        onStored(data)
      }),
  }
}
