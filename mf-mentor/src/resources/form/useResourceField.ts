import { useController, useFormContext, type FieldPath, type FieldPathValue } from 'react-hook-form'
import type { ResourceValues } from './resourceValues'

/** Binds a field of the form; editing it clears its error. */
export function useResourceField<Name extends FieldPath<ResourceValues>>(name: Name) {
  const { clearErrors, getFieldState } = useFormContext<ResourceValues>()
  const { field, fieldState } = useController<ResourceValues, Name>({ name })
  return {
    name,
    ref: field.ref,
    value: field.value,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    onChange: (value: FieldPathValue<ResourceValues, Name>) => {
      // Clearing tells every reader of errors, even if there was none.
      if (getFieldState(name).invalid) clearErrors(name)
      field.onChange(value)
    },
  }
}
