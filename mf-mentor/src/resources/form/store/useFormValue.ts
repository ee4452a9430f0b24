import { useSyncExternalStore } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { changesOf } from './formChanges'

/**
 * Reads from the form, and rerenders only if the selected value changes.
 *
 * @param select returns a primitive, or an object that stays the same as long as its content does
 */
export function useFormValue<Value>(select: (values: ResourceValues) => Value): Value {
  const { getValues } = useFormContext<ResourceValues>()
  return useSyncExternalStore(useFormChanges().subscribe, () => select(getValues()))
}

/** Returns true if a field, or one nested in it, has an error. */
export function useIsInvalid(name: FieldPath<ResourceValues>): boolean {
  const { getFieldState } = useFormContext<ResourceValues>()
  return useSyncExternalStore(useFormChanges().subscribe, () => getFieldState(name).invalid)
}

/** The error of a list as a whole, such as too many modules. */
export function useListError(name: 'modules' | `modules.${number}.lessons`): string | undefined {
  const { getFieldState } = useFormContext<ResourceValues>()
  return useSyncExternalStore(useFormChanges().subscribe, () => {
    const error = getFieldState(name).error as { message?: string; root?: { message?: string } } | undefined
    return error?.root?.message ?? error?.message
  })
}

/** Returns the changes of values and errors to subscribe to; see `changesOf`. */
export function useFormChanges() {
  const { control, subscribe } = useFormContext<ResourceValues>()
  return changesOf(control, subscribe)
}
