import { ApiFailure, call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { changeCard, type Card } from '@mentor-connect/contract/work/projects/teamBoard'
import { useEffect, useRef, useState } from 'react'
import type { TeamBoard } from '../useBoard'

/** The fields of a card that its dialog changes. An empty value means none. */
export const EDITED_FIELDS = ['title', 'text', 'assignee', 'dueOn'] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

/** A change that is not saved yet, with the version of the field that the person saw. */
interface Edit {
  value: string
  seen: number
}
type Edits = Partial<Record<EditedField, Edit>>

const EMPTY = { edits: '' }

const storedValue = (card: Card, field: EditedField): string => card[field] ?? ''

function changeOf(field: EditedField, value: string) {
  if (field === 'title' || field === 'text') return { field, value: value.trim() }
  return { field, value: value || null }
}

/**
 * The unsaved changes to a card. They are kept on this device until they are saved, and survive the changes
 * of others: if somebody else has changed the same field, both versions are shown.
 */
export function useCardForm(
  teamId: string,
  card: Card,
  { put, refresh }: Pick<TeamBoard, 'put' | 'refresh'>,
) {
  const { values, change, clear } = useDraft(`card/${card.id}`, EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [wasSaved, setWasSaved] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const edits = values.edits === '' ? {} : (JSON.parse(values.edits) as Edits)
  // Keeps the latest changes, so that text which is typed while a change is being saved is not lost.
  const latest = useRef(edits)
  useEffect(() => {
    latest.current = edits
  })

  const write = (next: Edits) => {
    latest.current = next
    const isEmpty = Object.keys(next).length === 0
    change({ edits: isEmpty ? '' : JSON.stringify(next) })
    if (isEmpty) void clear()
  }
  const without = (field: EditedField) => {
    const { [field]: _, ...rest } = latest.current
    write(rest)
  }
  const set = (field: EditedField, value: string) => {
    setWasSaved(false)
    const seen = latest.current[field]?.seen ?? card.versions[field]
    if (value === storedValue(card, field) && seen === card.versions[field]) return without(field)
    write({ ...latest.current, [field]: { value, seen } })
  }
  const isConflict = (field: EditedField) => {
    const edit = edits[field]
    return Boolean(edit && edit.seen !== card.versions[field] && edit.value !== storedValue(card, field))
  }
  const conflicts = EDITED_FIELDS.filter(isConflict)
  const isTitleMissing = edits.title !== undefined && isBlank(edits.title.value)

  const saveField = async (field: EditedField, { value, seen }: Edit) => {
    const body = { seen, change: changeOf(field, value) } as Parameters<
      typeof call<typeof changeCard>
    >[1]['body']
    const request = { params: { id: teamId, cardId: card.id }, body }
    const { data } = await call(changeCard, request)
    put(data)
    const present = latest.current[field]
    if (present?.value === value) without(field)
    else if (present) write({ ...latest.current, [field]: { ...present, seen: data.versions[field] } })
  }
  /**
   * Saves all changes. Resolves to the first field that the person has to correct; undefined if there is
   * none.
   */
  const save = async (): Promise<EditedField | undefined> => {
    setChecked(true)
    if (isTitleMissing) return 'title'
    if (conflicts[0]) return conflicts[0]
    const isDone = await attempt(async () => {
      for (const field of EDITED_FIELDS) {
        const edit = edits[field]
        if (edit) await saveField(field, edit)
      }
    })
    setWasSaved(isDone)
    return undefined
  }
  const conflicted = failure instanceof ApiFailure && failure.code === 'edit_conflict'
  useEffect(() => {
    // The latest version is read, and is then shown beside the person's version.
    if (conflicted) void refresh()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [conflicted])

  return {
    value: (field: EditedField) => edits[field]?.value ?? storedValue(card, field),
    stored: (field: EditedField) => storedValue(card, field),
    set,
    isConflict,
    keepOwn: (field: EditedField) => {
      const edit = latest.current[field]
      if (edit) write({ ...latest.current, [field]: { ...edit, seen: card.versions[field] } })
    },
    takeTheirs: without,
    isTitleMissing: isChecked && isTitleMissing,
    isUnsaved: Object.keys(edits).length > 0,
    wasSaved,
    save,
    isBusy,
    failure: conflicted ? undefined : failure,
  }
}

export type CardForm = ReturnType<typeof useCardForm>
