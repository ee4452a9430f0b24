import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { OpeningField } from '@mentor-connect/contract/work/openingRules'
import { useT } from '../messages/useT'
import type { OpeningFieldErrors } from './openingValues'

/** Returns a function from a field of the form to the text of its error; undefined if there is none. */
export function useErrorText(errors: OpeningFieldErrors): (field: OpeningField) => string | undefined {
  const t = useT()
  return (field) => errors[field] && t(`openings.form.error.${errors[field]}`, { max: OPENING_DAYS_MAX })
}
