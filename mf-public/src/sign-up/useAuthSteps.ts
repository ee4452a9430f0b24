import { useLanguageInPlace } from '@mentor-connect/i18n'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

export type AuthStep = 'sign-up' | 'otp' | 'login' | 'second'

/** Data that one step of the card passes to the next. */
export interface Known {
  email: string
  name: string
  /**
   * Password typed in an earlier step, so that the login that follows needs only one press. Kept in memory, never in
   * the history.
   */
  password: string
  /** The action that was just completed, for a message; null if there is none. */
  news: 'verified' | 'passwordChanged' | 'secondStepOver' | null
  /** True if a code was mailed; false if the address has received too many mails within an hour. */
  mailed: boolean
  /** Token of a mailed link. It proves that the person owns the address, so that no code is needed. */
  linkToken: string | undefined
  /** True if the person came from another step of this card. */
  moved: boolean
}

/** State of a link to the card: the step that it opens, and data that is already known. */
export type Arrival = { step?: AuthStep } & Partial<Omit<Known, 'moved' | 'password'>>

/**
 * The current step of the card. It lasts as long as the document: a reload starts again, but changing the language
 * does not.
 */
export function useAuthSteps(first: AuthStep) {
  const { key, state } = useLocation()
  const arrival = state as Arrival | null
  const [arrivedWith, setArrivedWith] = useState(key)
  const [step, setStep] = useState<AuthStep>(arrival?.step ?? first)
  const [known, setKnown] = useState<Known>(() => knownFrom(arrival))

  // Links in the navigation bar can open another step while the card is already visible.
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

/**
 * Returns the initial values of the log-in after the second step. The password has to be typed again, because
 * somebody else may use this browser now.
 */
export const backFrom = (isOver: boolean) => ({
  password: '',
  news: isOver ? ('secondStepOver' as const) : null,
})

function knownFrom(arrival: Arrival | null): Known {
  const { email = '', name = '', news = null, linkToken } = arrival ?? {}
  return { email, name, password: '', news, mailed: true, linkToken, moved: linkToken !== undefined }
}
