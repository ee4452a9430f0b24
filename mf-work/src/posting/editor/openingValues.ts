import {
  openingErrors,
  type Duration,
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

export interface OpeningValues extends BasicValues, Pick<OpeningContent, 'questions'> {
  durationCount: number | undefined
  durationUnit: Duration['unit']
  applyWay: OpeningContent['apply']['way']
  applyUrl: string
}

export const newOpening = (): OpeningValues => ({
  ...newValues({ kind: 'internship', payKind: 'stated' }),
  durationCount: undefined,
  durationUnit: 'month',
  applyWay: 'here',
  applyUrl: '',
  questions: [],
})

export const storedOpening = (opening: OwnOpening): OpeningValues => ({
  ...storedValues(opening),
  durationCount: opening.duration?.count,
  durationUnit: opening.duration?.unit ?? 'month',
  applyWay: opening.apply.way,
  applyUrl: opening.apply.url ?? '',
  questions: opening.questions,
})

/** Converts the values to the body of the request. */
export function toContent(values: OpeningValues) {
  const { durationCount, durationUnit, applyWay, applyUrl, questions } = values
  return {
    ...contentOf(values),
    ...(durationCount !== undefined && { duration: { count: durationCount, unit: durationUnit } }),
    apply: { way: applyWay, ...(applyWay === 'link' && applyUrl && { url: applyUrl }) },
    questions: applyWay === 'here' ? questions.map((question) => question.trim()).filter(Boolean) : [],
  }
}

export type FieldError = OpeningError | 'closing' | 'pay'
export type OpeningFieldErrors = Partial<Record<OpeningField, FieldError>>

/**
 * Returns the errors by field.
 * @param isDraft true for a draft, which may be incomplete
 * @param storedDay the stored closing day, which may be in the past
 */
export function valueErrors(values: OpeningValues, isDraft: boolean, storedDay?: string): OpeningFieldErrors {
  const found = openingErrors(toContent(values))
  return formErrors<FieldError>({ ...found, ...(found.pay && { pay: 'pay' }) }, values, {
    isDraft,
    storedDay,
  })
}
