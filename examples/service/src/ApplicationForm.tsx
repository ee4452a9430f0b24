import { asApiFailure, call } from '@mentor-connect/api'
import { Button } from '@mentor-connect/ui'
import { useId, useState, type FormEvent } from 'react'
import { useT } from './messages/useT'
import { apply } from './service'

/** The form has no field for the applicant, because the service knows the person from the token of the call. */
export function ApplicationForm({ openingId }: { openingId: string }) {
  const t = useT()
  const id = useId()
  const [letter, setLetter] = useState('')
  const [outcome, setOutcome] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await call(apply, { params: { id: openingId }, body: { letter } })
      setOutcome(t('example.sent'))
    } catch (error) {
      setOutcome(asApiFailure(error).message)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('example.letter')}</label>
      <textarea id={id} required value={letter} onChange={(event) => setLetter(event.target.value)} />
      <Button type="submit">{t('example.apply')}</Button>
      <p role="status">{outcome}</p>
    </form>
  )
}
