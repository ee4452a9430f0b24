import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import {
  getMeetingRecord,
  saveMeetingNotes,
  type ActionItem,
  type MeetingNotes,
  type MeetingRecord,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { useState } from 'react'

/** Props of every card in the record of a session. */
export interface RecordProps {
  /** Id of the session. */
  id: string
  /** Name of the other person. */
  name: string
  record: MeetingRecord
  onChanged: (record: MeetingRecord) => void
}

export type NotesContent = Pick<MeetingNotes, 'text' | 'items'>

/** A draft as it is kept. `version` is that of the notes on which it is based; empty if there is no draft. */
const NO_DRAFT = { text: '', items: '', version: '' }

/**
 * The state of the shared notes: reading, ticking off items, and editing a draft. The draft is kept on this
 * device until it is saved, because the call during which it is written may end at any time.
 */
export function useNotes({ id, record, onChanged }: RecordProps) {
  const { notes } = record
  const { values, restored, change } = useDraft(`session-notes/${id}`, NO_DRAFT)
  const draft = values.version === '' ? undefined : contentOf(values)
  /** Notes that were saved elsewhere after the draft was begun; undefined if there is no conflict. */
  const [theirs, setTheirs] = useState<MeetingNotes>()
  const { attempt, isBusy, failure } = useAttempt()

  const send = async ({ text, items }: NotesContent, base: number) => {
    const body = { text, items, version: base }
    const { data } = await call(saveMeetingNotes, { params: { id }, body })
    onChanged({ ...record, notes: data })
  }
  const reload = async () => {
    const { data } = await call(getMeetingRecord, { params: { id } })
    onChanged(data)
    return data.notes
  }
  const close = () => {
    change(NO_DRAFT)
    setTheirs(undefined)
  }
  /** Saves the draft on top of version `base`. Resolves to true if it was saved. */
  const save = async (base: number) => {
    let isConflict = false
    const hasWorked = await attempt(async () => {
      try {
        await send(withoutEmpty(draft!), base)
      } catch (error) {
        if ((error as { code?: string }).code !== 'edit_conflict') throw error
        isConflict = true
        setTheirs(await reload())
      }
    })
    if (hasWorked && !isConflict) close()
    return hasWorked && !isConflict
  }
  return {
    notes,
    draft,
    theirs,
    isBusy,
    failure,
    /** True for a draft that was left from an earlier visit. */
    isRestored: restored !== undefined,
    setDraft: ({ text, items }: NotesContent) => change({ text, items: JSON.stringify(items) }),
    close,
    edit: ({ text, items }: NotesContent = notes) =>
      change({ text, items: JSON.stringify(items), version: String(notes.version) }),
    save: () => save(theirs?.version ?? Number(values.version)),
    tick: ({ id: item }: ActionItem, isDone: boolean) =>
      attempt(async () => {
        const items = notes.items.map((one) => (one.id === item ? { ...one, isDone } : one))
        try {
          await send({ text: notes.text, items }, notes.version)
        } catch (error) {
          await reload()
          throw error
        }
      }),
  }
}

const contentOf = ({ text, items }: typeof NO_DRAFT): NotesContent => ({
  text,
  items: JSON.parse(items) as ActionItem[],
})

/** Removes action items without text. */
const withoutEmpty = ({ text, items }: NotesContent): NotesContent => ({
  text: text.trim(),
  items: items.map((item) => ({ ...item, text: item.text.trim() })).filter((item) => item.text !== ''),
})
