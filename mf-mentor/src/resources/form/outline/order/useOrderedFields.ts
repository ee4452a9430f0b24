import { useState } from 'react'
import { useFieldArray, useFormContext, type FieldArrayPath } from 'react-hook-form'
import { focusRow } from '../outlineKeys'
import type { LessonValues } from '../../lessonValues'
import type { ModuleValues, ResourceValues } from '../../resourceValues'

type Item = ModuleValues | LessonValues
interface Removed {
  index: number
  item: Item
}

/** The modules of a course or the lessons of a module, with actions to add, move, remove and restore items. */
export function useOrderedFields(name: FieldArrayPath<ResourceValues>, announce: (change: Change) => void) {
  const { getValues, clearErrors } = useFormContext<ResourceValues>()
  const array = useFieldArray<ResourceValues, FieldArrayPath<ResourceValues>, 'key'>({ name, keyName: 'key' })
  const [removed, setRemoved] = useState<Removed>()
  const items = () => getValues(name) as Item[]

  return {
    fields: array.fields as Item[],
    removed,
    add: (item: Item) => {
      setRemoved(undefined)
      clearErrors(name)
      // The caller focuses the item after opening its fields.
      array.append(item as never, { shouldFocus: false })
    },
    move: (from: number, to: number) => {
      clearErrors(name)
      array.move(from, to)
      announce({ kind: 'moved', item: items()[to]!, place: to + 1, count: items().length })
    },
    remove: (index: number) => {
      const item = items()[index]!
      clearErrors(name)
      setRemoved({ index, item })
      array.remove(index)
      announce({ kind: 'removed', item })
    },
    bringBack: () => {
      if (!removed) return
      array.insert(removed.index, removed.item as never, { shouldFocus: false })
      setRemoved(undefined)
      focusRow(removed.item.uid)
    },
  }
}

export type Change =
  | {
      kind: 'moved'
      item: Item
      place: number
      count: number
      /** Number of the module that the lesson was moved to; absent if it stays in its module. */
      module?: number
    }
  | { kind: 'removed'; item: Item }
