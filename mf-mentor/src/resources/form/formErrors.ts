import { get, set, type FieldErrors, type ResolverResult } from 'react-hook-form'
import type { ResourceError } from './resourceErrors'
import type { ResourceValues } from './resourceValues'

/**
 * Converts the errors to the result of a react-hook-form resolver: the values, or a tree of errors like that of the
 * fields.
 */
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
