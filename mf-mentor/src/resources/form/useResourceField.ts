import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react'
import { useFormContext, type FieldPath, type FieldPathValue } from 'react-hook-form'
import type { ResourceValues } from './resourceValues'
import { useFormChanges } from './store/useFormValue'

/**
 * Binds a field of the form; editing it clears its error. Not `useController`: it subscribes to the values of the form, which
 * are then copied with each key, and in a course of 300 lessons that takes longer than showing the key.
 */
export function useResourceField<Name extends FieldPath<ResourceValues>>(name: Name) {
  const { register, getValues, clearErrors, getFieldState } = useFormContext<ResourceValues>()
  const { subscribe, typed } = useFormChanges()
  const [, showTyped] = useReducer((count: number) => count + 1, 0)
  const value = useSyncExternalStore(subscribe, () => getValues(name))
  const error = useSyncExternalStore(subscribe, () => getFieldState(name).error?.message)
  const field = useMemo(() => register(name), [register, name])
  const ref = useCallback(
    // Without its value, which React sets.
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
      // Clearing tells every reader of errors, even if there was none.
      if (getFieldState(name).invalid) clearErrors(name)
      void field.onChange({ type: 'change', target: { name, value } })
      showTyped()
      typed()
    },
  }
}
