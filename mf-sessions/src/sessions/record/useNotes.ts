import { call, useAttempt } from '@mentor-connect/api'
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

/** The state of the shared notes: reading, ticking off items, and editing a draft. */
export function useNotes({ id, record, onChanged }: RecordProps) {
  const { notes } = record
  const [draft, setDraft] = useState<NotesContent>()
  /** Version of the notes that the draft is based on. */
  const [version, setVersion] = useState(0)
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
    setDraft(undefined)
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
    setDraft,
    close,
    isUnsaved: draft !== undefined,
    edit: (from: NotesContent = notes) => {
      setVersion(notes.version)
      setDraft({ text: from.text, items: from.items })
    },
    save: () => save(theirs?.version ?? version),
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

/** Removes action items without text. */
const withoutEmpty = ({ text, items }: NotesContent): NotesContent => ({
  text: text.trim(),
  items: items.map((item) => ({ ...item, text: item.text.trim() })).filter((item) => item.text !== ''),
})
