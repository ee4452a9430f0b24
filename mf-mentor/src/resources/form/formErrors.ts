import { get, set, type FieldErrors, type ResolverResult } from 'react-hook-form'
import type { ResourceError } from './resourceErrors'
import type { ResourceValues } from './resourceValues'

/** What the form library asks of a validation: the values, or else the errors as a tree like that of the fields. */
export function formErrors(
  values: ResourceValues,
  errors: [field: string, error: ResourceError][],
  textOf: (field: string, error: ResourceError) => string,
): ResolverResult<ResourceValues> {
  if (errors.length === 0) return { values, errors: {} }
  const tree: FieldErrors<ResourceValues> = {}
  for (const [field, error] of errors)
    set(tree, field, { ...(get(tree, field) as object), type: error, message: textOf(field, error) })
  return { values: {}, errors: tree }
}
