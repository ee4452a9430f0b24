import {
  openingErrors,
  type OpeningContent,
  type OpeningError,
  type OpeningField,
} from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import {
  contentOf,
  formErrors,
  newValues,
  storedValues,
  type BasicValues,
} from '@mentor-connect/ui/opening-form'

export interface OpeningValues extends BasicValues {
  /** Address of the page where people apply. */
  link: string
  /** Set by imports and copies only; the form leaves it as it is. */
  duration: OpeningContent['duration']
}

export const newOpening = (): OpeningValues => ({
  ...newValues({ kind: 'job', payKind: 'unstated' }),
  link: '',
  duration: undefined,
})

export const storedOpening = (opening: OwnOpening): OpeningValues => ({
  ...storedValues(opening),
  link: opening.apply.url ?? '',
  duration: opening.duration,
})

/** Converts the values to what is sent. */
export const toContent = ({ link, duration, ...values }: OpeningValues) => ({
  ...contentOf(values),
  ...(duration && { duration }),
  apply: { way: 'link' as const, ...(link && { url: link }) },
})

export type OpeningFieldErrors = Partial<Record<OpeningField, OpeningError | 'closing'>>

/**
 * Returns the errors by field.
 * @param isDraft true for a draft, which may be incomplete
 * @param storedDay the closing day that is stored, which may be over
 */
export const valueErrors = (
  values: OpeningValues,
  isDraft: boolean,
  storedDay?: string,
): OpeningFieldErrors =>
  formErrors(openingErrors({ ...toContent(values), questions: [] }), values, { isDraft, storedDay })
