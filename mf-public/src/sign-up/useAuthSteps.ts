import { useState } from 'react'

export type AuthStep = 'sign-up' | 'otp' | 'login'

/** What one step of the card tells the next. */
export interface Known {
  email: string
  name: string
  /** The e-mail address has just been verified. */
  verified: boolean
  /** The person came from another step of this card. */
  moved: boolean
}

/** Where in the card the person is. Lives as long as the page: a reload begins anew. */
export function useAuthSteps(first: AuthStep) {
  const [step, setStep] = useState<AuthStep>(first)
  const [known, setKnown] = useState<Known>({ email: '', name: '', verified: false, moved: false })

  const goTo = (next: AuthStep, news: Partial<Omit<Known, 'moved'>> = {}) => {
    setKnown((before) => ({ ...before, verified: false, ...news, moved: true }))
    setStep(next)
  }

  return { step, known, goTo }
}
