import { ApiFailure, call, useAttempt } from '@mentor-connect/api'
import { savePortfolio, type OwnPortfolio } from '@mentor-connect/contract/work/portfolio'
import { useLocale } from '@mentor-connect/i18n'
import { useState } from 'react'
import {
  storedPortfolio,
  toContent,
  toResumeParts,
  valueErrors,
  type PortfolioValues,
} from './portfolioValues'

/**
 * The state of the form in which learners change their portfolio.
 * @param onSaved called with the stored portfolio after saving
 */
export function usePortfolioForm(loaded: OwnPortfolio, onSaved: (saved: OwnPortfolio) => void) {
  const locale = useLocale()
  const [stored, setStored] = useState(loaded)
  const [saved, setSaved] = useState(() => storedPortfolio(loaded, locale))
  const [values, setValues] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const [taken, setTaken] = useState<string>()
  const [wasSaved, setWasSaved] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const errors = isChecked ? valueErrors(values, taken) : {}

  async function send() {
    const { slug, visibility } = values
    const body = {
      version: stored.version,
      slug,
      visibility,
      ...toContent(values),
      resume: toResumeParts(values),
    }
    const { data } = await call(savePortfolio, { body })
    const next = storedPortfolio(data, locale)
    setStored(data)
    setSaved(next)
    setValues(next)
    setChecked(false)
    setWasSaved(true)
    onSaved(data)
  }

  /** Saves the portfolio. Resolves with the names of the invalid fields. */
  const save = async (): Promise<string[]> => {
    setChecked(true)
    setWasSaved(false)
    const invalid = Object.keys(valueErrors(values, taken))
    if (invalid.length > 0) return invalid
    await attempt(async () => {
      try {
        await send()
      } catch (error) {
        if (!(error instanceof ApiFailure && error.fields?.slug)) throw error
        setTaken(values.slug)
        invalid.push('slug')
      }
    })
    return invalid
  }
  return {
    stored,
    values,
    errors,
    isBusy,
    failure,
    save,
    wasSaved,
    isUnsaved: JSON.stringify(values) !== JSON.stringify(saved),
    set: (patch: Partial<PortfolioValues>) => setValues((current) => ({ ...current, ...patch })),
  }
}

export type PortfolioForm = ReturnType<typeof usePortfolioForm>
