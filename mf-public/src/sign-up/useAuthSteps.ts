import { useLanguageInPlace } from '@mentor-connect/i18n'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

export type AuthStep = 'sign-up' | 'otp' | 'login'

/** What one step of the card passes to the next. */
export interface Known {
  email: string
  name: string
  /** Typed in an earlier step: the login that follows needs one press. Only in memory, never in the history. */
  password: string
  /** What was just completed. */
  news: 'verified' | 'passwordChanged' | null
  /** Whether a code was mailed; not when the address was sent several mails in this hour. */
  mailed: boolean
  /** Token of a mailed link. It proves the address, so that no code is needed. */
  linkToken: string | undefined
  /** The person came from another step of this card. */
  moved: boolean
}

/** What a link to the card may carry: which step it opens, and what is known already. */
export type Arrival = { step?: AuthStep } & Partial<Omit<Known, 'moved' | 'password'>>

/**
 * The current step of the card. It lasts as long as the document: a reload starts again, the language switch does not
 * reload it.
 */
export function useAuthSteps(first: AuthStep) {
  const { key, state } = useLocation()
  const arrival = state as Arrival | null
  const [arrivedWith, setArrivedWith] = useState(key)
  const [step, setStep] = useState<AuthStep>(arrival?.step ?? first)
  const [known, setKnown] = useState<Known>(() => knownFrom(arrival))

  // Links in the navigation bar may open another step while the card is already shown.
  if (arrivedWith !== key) {
    setArrivedWith(key)
    if (arrival?.step) {
      setStep(arrival.step)
      setKnown({ ...knownFrom(arrival), moved: true })
    }
  }

  useLanguageInPlace(step !== first || known.moved)

  const goTo = (next: AuthStep, news: Partial<Omit<Known, 'moved'>> = {}) => {
    setKnown((before) => ({
      ...before,
      news: null,
      ...(next === 'sign-up' && { password: '' }),
      ...news,
      mailed: news.mailed ?? true,
      moved: true,
    }))
    setStep(next)
  }

  return { step, known, goTo }
}

function knownFrom(arrival: Arrival | null): Known {
  const { email = '', name = '', news = null, linkToken } = arrival ?? {}
  return { email, name, password: '', news, mailed: true, linkToken, moved: linkToken !== undefined }
}
