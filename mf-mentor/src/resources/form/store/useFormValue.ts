import { useSyncExternalStore } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'
import { changesOf } from './formChanges'

/**
 * Reads from the form, and renders again only when what was selected changes.
 *
 * @param select returns a primitive, or an object that stays the same while nothing in it changes
 */
export function useFormValue<Value>(select: (values: ResourceValues) => Value): Value {
  const { getValues } = useFormContext<ResourceValues>()
  return useSyncExternalStore(useFormChanges().subscribe, () => select(getValues()))
}

/** Whether a field, or one within it, has an error. */
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

/** Every change of values and errors; see `changesOf`. */
export function useFormChanges() {
  const { control, subscribe } = useFormContext<ResourceValues>()
  return changesOf(control, subscribe)
}
