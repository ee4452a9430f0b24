import { SLUG_MAX, SLUG_MIN, YEAR_MAX, YEAR_MIN } from '@mentor-connect/contract/work/portfolioLimits'
import { useT } from './messages/useT'
import type { FieldErrors } from './portfolioValues'

/** Returns a function from the name of a field to the text of its error; undefined if there is none. */
export function useErrorText(errors: FieldErrors): (field: string) => string | undefined {
  const t = useT()
  return (field) => {
    const error = errors[field]
    if (!error) return undefined
    // Years are passed as strings, because numbers would be formatted with a separator.
    const limits =
      error === 'year'
        ? { min: String(YEAR_MIN), max: String(YEAR_MAX) }
        : { min: String(SLUG_MIN), max: String(SLUG_MAX) }
    return t(`portfolio.editor.error.${error}`, limits)
  }
}

/** Returns true if a field of a list has an error. */
export const hasErrorIn = (errors: FieldErrors, list: string): boolean =>
  Object.keys(errors).some((field) => field === list || field.startsWith(`${list}.`))
