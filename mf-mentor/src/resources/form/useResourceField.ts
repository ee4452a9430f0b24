import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react'
import { useFormContext, type FieldPath, type FieldPathValue } from 'react-hook-form'
import type { ResourceValues } from './resourceValues'
import { useFormChanges } from './store/useFormValue'

/**
 * Binds a field of the form. Editing the field clears its error. `useController` is not used, because it subscribes
 * to all values of the form, which are then copied on every key; in a course of 300 lessons this delays typing.
 */
export function useResourceField<Name extends FieldPath<ResourceValues>>(name: Name) {
  const { register, getValues, clearErrors, getFieldState } = useFormContext<ResourceValues>()
  const { subscribe, typed } = useFormChanges()
  const [, showTyped] = useReducer((count: number) => count + 1, 0)
  const value = useSyncExternalStore(subscribe, () => getValues(name))
  const error = useSyncExternalStore(subscribe, () => getFieldState(name).error?.message)
  const field = useMemo(() => register(name), [register, name])
  const ref = useCallback(
    // The form gets a handle without a value, because React sets the value.
    (element: { focus: () => void } | null) => field.ref(element && { name, focus: () => element.focus() }),
    [field, name],
  )
  return {
    name,
    ref,
    value,
    onBlur: () => void field.onBlur({ type: 'blur', target: { name, value: getValues(name) } }),
    error,
    onChange: (value: FieldPathValue<ResourceValues, Name>) => {
      // Clears only existing errors, because clearing notifies every reader of errors.
      if (getFieldState(name).invalid) clearErrors(name)
      void field.onChange({ type: 'change', target: { name, value } })
      showTyped()
      typed()
    },
  }
}
